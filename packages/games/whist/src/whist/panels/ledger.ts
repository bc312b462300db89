import {runningBalances} from '@quinola/play';
import {numbersTable, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist} from '../rules/game.js';
import type {WhistHost} from '../table/host.js';

/** The three notations of the session's ledger (Leitfaden §13): by rubber, by winning pairs, as a running balance. */
export function ledger(table: WhistHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view} = table.context!;
  const {rubbers} = view;
  if (!rubbers.length) return html`<p>${texts.noRubber}</p>`;
  const players = visitorFirst(view.player, view.players);
  const running = runningBalances(whist.ledger(view), view.players, rubbers.length);
  const heads = [texts.head.rubber, ...players.map((player) => table.who(player).name)] as const;
  const row = (head: unknown, sum: (player: number) => number) =>
    [head, ...players.map((player) => signed(sum(player)))] as const;
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
  return html`${numbersTable({
      caption: grid,
      heads,
      rows: [
        ...running.map((sums, i) => row(i + 1, (player) => sums[player]! - (running[i - 1]?.[player] ?? 0))),
        row(texts.head.total, (player) => running.at(-1)![player]!),
      ],
    })}
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
        ? numbersTable({
            caption: balance,
            heads,
            rows: running.map((sums, i) => row(i + 1, (player) => sums[player]!)),
          })
        : nothing
    }`;
}

/**
 * The standing of the rubber; while the sheets of a deal are shown, as that deal left it, because the rules have
 * already moved on to the next game or rubber.
 */
export function rubberView(table: WhistHost): TemplateResult | typeof nothing {
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
