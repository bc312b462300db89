import {lastTrick} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';

/** The last trick. */
export function render(table: TarokOmbreTable): TemplateResult {
  return lastTrick(table, table.view!.tricks, (winner) =>
    table.packPanelWords!.trickWon(table.whoSits(winner)),
  );
}
