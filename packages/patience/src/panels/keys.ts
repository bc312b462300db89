import {formStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PatienceTable} from '../patience-table.js';

/** The keyboard map. */
export function render(table: PatienceTable): TemplateResult {
  table.adopt(formStyles);
  return sheet(table, {
    title: table.more!.keys,
    body: html`<table>
      ${table.texts!.patienceKeys.map(
        ([keys, what]) =>
          html`<tr>
            <th scope="row"><kbd>${keys}</kbd></th>
            <td>${what}</td>
          </tr>`,
      )}
    </table>`,
  });
}
