import {runningBalances} from '@quinola/play';
import {visitorFirst, sheet, signed} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {ladder} from '../../rules/bidding.js';
import {tarokOmbre} from '../../rules/game.js';
import {tariff as prices} from '../../rules/tariff.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';

/** The score sheet of the session: each deal with its game, and all players' marks after it. */
export function ledger(table: TarokOmbreTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view} = table.context!;
  const {settled} = view;
  if (!settled.length) return html`<p>${texts.noDeal}</p>`;
  const running = runningBalances(tarokOmbre.ledger(view), 3, settled.length);
  const players = visitorFirst(view.seat, 3).map((seat) => view.seats[seat]!);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${table.packPanelWords!.deal}</th>
        ${players.map((player) => html`<th scope="col" class="num">${table.who(player).name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${settled.map(
        ({deal, contract, declarer, outcome}, i) =>
          html`<tr>
            <th scope="row">
              ${deal}${contract ? `. ${table.gameWords.games[contract]}` : '.'}
              <small
                >${contract ? `${table.whoSits(declarer).name}, ` : nothing}${texts.outcomes[outcome]}</small
              >
            </th>
            ${players.map((player) => html`<td class="num">${signed(running[i]![player]!)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The price of each game in this manner. */
export function tariff(table: TarokOmbreTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const {options} = table.view!;
  return html`<table>
    <caption>
      ${texts.tariff}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col" class="num">${texts.head.game}</th>
        <th scope="col" class="num">${texts.perPoint}</th>
        <th scope="col" class="num">${texts.head.tout}</th>
      </tr>
    </thead>
    <tbody>
      ${ladder(options).map((contract) => {
        const {game, point, tout} = prices(options)[contract];
        return html`<tr>
          <th scope="row">${table.gameWords.games[contract]}</th>
          <td class="num">${game}</td>
          <td class="num">${point}</td>
          <td class="num">${tout}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** The score sheet and the tariff. */
export function render(table: TarokOmbreTable): TemplateResult {
  return sheet(table, {title: table.panelWords!.score, body: html`${ledger(table)}${tariff(table)}`});
}
