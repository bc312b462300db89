import {playedTricks} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';

/** Who played what: this trick (Leitfaden §17 I, *wie liegt es?*), and all earlier ones unless memory is `period`. */
export function render(table: WhistTable): TemplateResult {
  const {trick, tricks} = table.context!.view;
  return playedTricks(
    table,
    trick,
    table.memory === 'period' ? [] : tricks,
    table.gamePanelWords!.trickNumber,
  );
}
