import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {formStyles} from '../styles/forms.js';
import {sheet} from './sheet.js';

/** The keyboard map, as far as the keys do something at this table. */
export function render(table: AnyTable): TemplateResult {
  table.adopt(formStyles);
  const {panelWords, features} = table;
  const keyMap = panelWords!.keyMap.filter(([key]) => key !== 'U' || table.undoable);
  const {bids, keyLines} = features!.game;
  const lines = [...keyMap, ...(bids ? [panelWords!.asks.ladderKeys] : []), ...(keyLines?.() ?? [])];
  return sheet(table, {
    title: panelWords!.keys,
    body: html`<table>
      ${lines.map(
        ([keys, what]) =>
          html`<tr>
            <th scope="row"><kbd>${keys}</kbd></th>
            <td>${what}</td>
          </tr>`,
      )}
    </table>`,
  });
}
