import {visitorFirst, sheet, signed} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {balances, type Entry} from '@quinola/play';
import type {TarokTable} from '../../tarok-table.js';
import {ACCOUNTS} from '../accounts.js';

/** The score sheet: each deal's five accounts, and their total; en deux the parties. */
export function scoreSheet(table: TarokTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const pack = table.packPanelWords!;
  const {view} = table.context!;
  const players = visitorFirst(view.seat, view.seats.length).map((seat) => view.seats[seat]!);
  const head = (title?: string): TemplateResult =>
    html`<thead>
      <tr>
        ${title ? html`<th scope="col">${title}</th>` : html`<td></td>`}${players.map((player) => html`<th scope="col" class="num">${table.who(player).name}</th>`)}
      </tr>
    </thead>`;
  const row = (title: string, numbers: readonly number[]): TemplateResult =>
    html`<tr>
      <th scope="row">${title}</th>
      ${players.map((player) => html`<td class="num">${signed(numbers[player]!)}</td>`)}
    </tr>`;
  const net = (entries: readonly Entry[]): readonly number[] => balances(entries, players.length).players;
  const rounds = [...new Set(view.entries.map(({round = 0}) => round))].sort((a, b) => a - b);
  if (!rounds.length) return html`<p>${texts.noDeal}</p>`;
  const of = (round: number): readonly Entry[] =>
    view.entries.filter((entry) => (entry.round ?? 0) === round);
  const deals = table.isTrois
    ? rounds.map(
        (round) =>
          html`<table>
            ${head(pack.dealTitle(round))}
            <tbody>
              ${ACCOUNTS.map((account) => {
                const entries = of(round).filter((entry) => entry.account === account);
                return entries.length || account !== 'pot'
                  ? row(texts.accounts[account], net(entries))
                  : nothing;
              })}${row(pack.total, net(of(round)))}
            </tbody>
          </table>`,
      )
    : rounds.map(
        (round) =>
          html`<table>
            ${head(texts.party(round))}
            <tbody>
              ${row(pack.total, net(of(round)))}
            </tbody>
          </table>`,
      );
  return html`${deals}${
    rounds.length > 1
      ? html`<table>
          ${head()}
          <tbody>
            ${row(pack.total, net(view.entries))}
          </tbody>
        </table>`
      : nothing
  }`;
}

/** The score sheet as it stands. */
export function render(table: TarokTable): TemplateResult {
  const {scores, player} = table.context!.view;
  return sheet(table, {
    title: table.panelWords!.score,
    body: html`${scores.length ? html`<p>${table.gamePanelWords!.scoresNow(visitorFirst(player, scores.length).map((one) => `${table.who(one).name} ${scores[one]!}`))}</p>` : nothing}${scoreSheet(table)}`,
  });
}
