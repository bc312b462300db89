import type {TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';
import {revokes} from '../strict.js';

/** The revokes that can be claimed during play. */
export function render(table: WhistTable): TemplateResult {
  return revokes(table, table.gamePanelWords!);
}
