import {choice, counters, dealSheet, goOnChoice, numbersTable} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {DealResult, Side} from '../rules/types.js';
import type {WhistHost} from '../table/host.js';
import {rods} from '../table/score.js';
import {diagram} from './diagram.js';
import {ledger} from './ledger.js';

/** On paper, the dealt hands are printed beside the marks; all are open after the deal. */
function printed(table: WhistHost, {hands}: DealResult): TemplateResult {
  const below = Math.max(0, table.seen.seat);
  return html`<div class="printed">${diagram(table, hands, below, (seat) => table.whoSits(seat))}</div>`;
}

/** The trick from which the rest was claimed: unplayed tricks went to the player who laid his cards down. */
function restClaimed(
  {gamePanelWords}: WhistHost,
  {byCall, hands, tricks}: DealResult,
): TemplateResult | typeof nothing {
  const rest = byCall ? 0 : Math.max(...hands.map(({length}) => length)) - tricks.length;
  return rest ? html`<p>${gamePanelWords!.laidAt(14 - rest)}</p>` : nothing;
}

/** The sides, the visitor's own first. */
const sidesOf = ({ownSide}: WhistHost): readonly [Side, Side] => [ownSide, ownSide === 0 ? 1 : 0];

/** How a deal was marked: tricks before honours. */
export function marked(table: WhistHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {head} = texts;
  const {byCall, penalties, slam, score} = result;
  const row = (title: string, cell: (side: Side) => unknown) => [title, ...sidesOf(table).map(cell)] as const;
  const body = html`${printed(table, result)}
  ${numbersTable({
    heads: ['', ...table.sideNames],
    rows: [
      ...(byCall
        ? []
        : [row(head.tricks, (side) => `${result.tricksWon[side]} (+${result.trickPoints[side]})`)]),
      row(head.honours, (side) => `${result.honourCards[side]} (+${result.honourPoints[side]})`),
      ...(penalties.length
        ? [
            row(head.penalties, (side) =>
              penalties.reduce((sum, {side: on, deduct, add}) => sum + (on === side ? -deduct : add), 0),
            ),
          ]
        : []),
      row(head.score, (side) => score[side]),
      row('', (side) =>
        score[side] < 10 ? html`<div class="laid">${counters(score[side], 0)}</div>` : nothing,
      ),
    ],
  })}
  ${byCall ? html`<p>${texts.byCall}</p>` : nothing} ${restClaimed(table, result)}
  ${result.doubled ? html`<p>${texts.doubled}</p>` : nothing}
  ${slam ? html`<p>${texts.slam(table.isOurs(slam.side), slam.size)}</p>` : nothing}`;
  return dealSheet(table, result, body, {
    foot: [choice(table.panelWords!.replay, () => void table.open('replay')), goOnChoice(table)],
  });
}

/** A game won, with its rods. */
export function gameWon(table: WhistHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {games} = table.context!.view;
  const game = games.at(-1)!;
  const laid = rods(games);
  const body = html`${printed(table, result)}
    <table>
      <tbody>
        ${sidesOf(table).map(
          (side, i) =>
            html`<tr>
              <th scope="row">${table.sideNames[i]}</th>
              <td><div class="laid">${counters(0, laid[side])}</div></td>
              <td>${texts.games(games.filter(({winner}) => winner === side).length)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  const title = texts.gameWon(table.isOurs(game.winner), texts.levels[game.level - 1]!, game.loserScore);
  return dealSheet(table, result, body, {title, onStage: true});
}

/** A settled rubber: games, slams, bonus, fishes. */
export function rubberSettled(table: WhistHost, deal: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {
    view: {rubbers, player},
  } = table.context!;
  const result = rubbers.at(-1)!;
  // Partners change between rubbers: the side comes from that rubber's own seats.
  const seat = result.seats.indexOf(player);
  const net = seat < 0 ? null : result.net * (seat % 2 ? -1 : 1);
  const name = (side: Side): string => table.sideNames[side === table.ownSide ? 0 : 1];
  const body = html`${printed(table, deal)}
    <table>
      <tbody>
        ${result.games.map(
          ({winner, level, loserScore, byCall}, i) =>
            html`<tr>
              <th scope="row">${texts.head.game} ${i + 1}</th>
              <td>${name(winner)}</td>
              <td>${texts.levels[level - 1]} (${loserScore})${byCall ? ` · ${texts.called8}` : nothing}</td>
              <td class="num">${level}</td>
            </tr>`,
        )}
        ${result.slams.map(
          ({side, size}) =>
            html`<tr>
              <th scope="row">${texts.slams}</th>
              <td>${name(side)}</td>
              <td colspan="2">${texts.slam(table.isOurs(side), size)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p><b>${texts.rubberNet(net, result.finished)}</b></p>
    ${ledger(table)}`;
  return dealSheet(table, deal, body, {title: texts.rubberTitle(rubbers.length)});
}
