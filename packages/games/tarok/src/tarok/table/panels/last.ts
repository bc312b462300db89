import {lastTrick} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {TarokTable} from '../../tarok-table.js';

/** The last trick. */
export function render(table: TarokTable): TemplateResult {
  return lastTrick(table, table.view!.tricks, (winner) =>
    table.packPanelWords!.trickWon(table.whoSits(winner)),
  );
}
