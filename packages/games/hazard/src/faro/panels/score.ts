import {sheet, signed, sumOf} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {DUCAT, netOf} from '../rules/index.js';
import type {FaroHost} from '../table/host.js';

/** A gain or loss in ducats. */
export const gain = (amount: number): string =>
  amount % DUCAT ? `${amount < 0 ? '−' : '+'}${sumOf(Math.abs(amount) / DUCAT)}` : signed(amount / DUCAT);

/** The balance of each player, as a table. */
export function account(table: FaroHost): TemplateResult {
  const {gamePanelWords} = table;
  const view = table.view!;
  return html`<p>${gamePanelWords!.stands(view)}</p>
    <table>
      <tbody>
        ${netOf(view).map(
          (sum, player) =>
            html`<tr>
              <th scope="row">${table.who(player).name}</th>
              <td class="num">${gain(sum)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** The panel with the current score. */
export const render = (table: FaroHost): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});
