import {balances} from '@quinola/play';
import {sheet, signed} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import {newGame} from '../rules/index.js';

/** The balance of each player, as a table. */
export function account(table: NewGameTable): TemplateResult {
  const {context, gamePanelWords} = table;
  const {players, view} = context!;
  const sums = balances(newGame.ledger(view), players.length).players;
  return html`<p>${gamePanelWords!.stands(view)}</p>
    <table>
      <tbody>
        ${players.map(
          (_, player) =>
            html`<tr>
              <th scope="row">${table.who(player).name}</th>
              <td class="num">${signed(sums[player]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** The panel with the current score. */
export const render = (table: NewGameTable): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});
