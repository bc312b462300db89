import {runningBalances} from '@quinola/play';
import {sheet, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist} from '../../rules/game.js';
import type {WhistTable} from '../../whist-table.js';

/** The three notations of the session's ledger (Leitfaden §13): by rubber, by winning pairs, as a running balance. */
export function ledger(table: WhistTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const context = table.context!;
  const {view} = context;
  const {rubbers} = view;
  if (!rubbers.length) return html`<p>${texts.noRubber}</p>`;
  const players = visitorFirst(view.player, view.players);
  const running = runningBalances(whist.ledger(view), view.players, rubbers.length);
  const names = html`<thead>
    <tr>
      <th scope="col">${texts.head.rubber}</th>
      ${players.map((player) => html`<th scope="col" class="num">${table.who(player).name}</th>`)}
    </tr>
  </thead>`;
  const rows = (cell: (round: number, player: number) => number): TemplateResult[] =>
    rubbers.map(
      (_, i) =>
        html`<tr>
          <th scope="row">${i + 1}</th>
          ${players.map((player) => html`<td class="num">${signed(cell(i, player))}</td>`)}
        </tr>`,
    );
  const [grid, pairs, balance] = texts.ledgerForms;
  const winners = rubbers.map(({net, seats, games, finished}, i) => {
    // The receiver; for a rubber worth nothing, its winner (§12 b); for one abandoned with nothing, nobody.
    const side = net ? +(net < 0) : finished ? games.at(-1)!.winner : 2;
    return html`<tr>
      <th scope="row">${i + 1}</th>
      <td>
        ${[...new Set(seats.filter((_, seat) => seat % 2 === side))].map((player) => table.who(player).name).join(', ') || '–'}:
        ${texts.fishes(Math.abs(net))}
      </td>
    </tr>`;
  });
  return html` <table>
      <caption>
        ${grid}
      </caption>
      ${names}
      <tbody>
        ${rows((i, player) => running[i]![player]! - (running[i - 1]?.[player] ?? 0))}
        <tr>
          <th scope="row">${texts.head.total}</th>
          ${players.map((player) => html`<td class="num">${signed(running.at(-1)![player]!)}</td>`)}
        </tr>
      </tbody>
    </table>
    <table>
      <caption>
        ${pairs}
      </caption>
      <tbody>
        ${winners}
      </tbody>
    </table>
    ${
      rubbers.length > 1
        ? html`<table>
            <caption>
              ${balance}
            </caption>
            ${names}
            <tbody>
              ${rows((i, player) => running[i]![player]!)}
            </tbody>
          </table>`
        : nothing
    }`;
}

/**
 * The standing of the rubber; while the sheets of a deal are shown, as that deal left it, because the rules have
 * already moved on to the next game or rubber.
 */
function rubberView(table: WhistTable): TemplateResult | typeof nothing {
  const texts = table.gamePanelWords!;
  const {view, sheets, turn} = table.context!;
  const last = sheets.length ? view.lastDeal : null;
  if (turn.over && !last) return nothing;
  const settled = sheets.includes('settlingRubber') ? view.rubbers.at(-1) : null;
  const {games} = settled ?? view;
  const {score} = last ?? view;
  const own = table.ownSide;
  const [ours, theirs] = table.sideNames;
  return html`<p>
      ${texts.rubberTitle(settled ? view.rubbers.length : view.rubber)}: ${ours} ${score[own]}, ${theirs}
      ${score[own === 0 ? 1 : 0]}
    </p>
    ${
      games.length
        ? html`<table>
            <tbody>
              ${games.map(
                ({winner, level, loserScore}, i) =>
                  html`<tr>
                    <th scope="row">${texts.head.game} ${i + 1}</th>
                    <td>${winner === own ? ours : theirs}</td>
                    <td>${texts.levels[level - 1]} (${loserScore})</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }`;
}

/** The score sheet: the current rubber and the ledger. */
export function render(table: WhistTable): TemplateResult {
  return sheet(table, {title: table.panelWords!.score, body: html`${rubberView(table)}${ledger(table)}`});
}
