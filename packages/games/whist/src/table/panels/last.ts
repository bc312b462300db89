import {lastTrick} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';

/** The last trick: the only one that may be looked at again (Leitfaden §17 II). */
export function render(table: WhistTable): TemplateResult {
  return lastTrick(table, table.context!.view.tricks, (winner) =>
    table.gamePanelWords!.trickWon(table.whoSits(winner), table.isOurs(winner % 2 === 0 ? 0 : 1)),
  );
}
