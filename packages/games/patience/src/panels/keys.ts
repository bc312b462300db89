import {formStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PatienceTable} from '../patience-table.js';

/** The keyboard map. */
export function render(table: PatienceTable): TemplateResult {
  table.adopt(formStyles);
  return sheet(table, {
    title: table.panelWords!.keys,
    body: html`<table>
      ${table.gamePanelWords!.patienceKeys.map(
        ([keys, what]) =>
          html`<tr>
            <th scope="row"><kbd>${keys}</kbd></th>
            <td>${what}</td>
          </tr>`,
      )}
    </table>`,
  });
}
