import {playedTricks} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';

/** Who played what: the trick on the table (Leitfaden §17 I, *wie liegt es?*), and unless the memory is the period's, all before it. */
export function render(table: WhistTable): TemplateResult {
  const {trick, tricks} = table.context!.view;
  return playedTricks(
    table,
    trick,
    table.memory === 'period' ? [] : tricks,
    table.gamePanelWords!.trickNumber,
  );
}
