import {playedTricks} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {TarokTable} from '../../tarok-table.js';

/** Who played what: the trick on the table, and all earlier ones. */
export function render(table: TarokTable): TemplateResult {
  const {trick, tricks} = table.view!;
  return playedTricks(table, trick, tricks, table.packPanelWords!.trickNumber);
}
