import {balances} from '@quinola/play';
import {choice, counters, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist} from '../../rules/game.js';
import type {DealResult, RubberResult, Side} from '../../rules/types.js';
import type {WhistTable} from '../../whist-table.js';
import {rods} from '../score.js';
import {diagram} from './diagram.js';
import {ledger} from './ledger.js';

const goOnButton = (table: WhistTable): TemplateResult =>
  choice(table.panelWords!.goOn, () => table.match.send({type: 'ACKNOWLEDGE'}), true);

/** On paper, the dealt hands are printed beside the marks; all are open after the deal. */
function printed(table: WhistTable, {hands}: DealResult): TemplateResult {
  const below = Math.max(0, table.seen.seat);
  return html`<div class="printed">${diagram(table, hands, below, (seat) => table.whoSits(seat))}</div>`;
}

/** The trick from which the rest was claimed: unplayed tricks went to the player who laid his cards down. */
function restClaimed(
  {gamePanelWords}: WhistTable,
  {byCall, hands, tricks}: DealResult,
): TemplateResult | typeof nothing {
  const rest = byCall ? 0 : Math.max(...hands.map(({length}) => length)) - tricks.length;
  return rest ? html`<p>${gamePanelWords!.laidAt(14 - rest)}</p>` : nothing;
}

/** How a deal was marked: tricks before honours. */
function dealSheet(table: WhistTable, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {head} = texts;
  const own = table.ownSide;
  const sides = [own, (1 - own) as Side];
  const row = (title: string, cell: (side: Side) => string | number): TemplateResult =>
    html`<tr>
      <th scope="row">${title}</th>
      ${sides.map((side) => html`<td class="num">${cell(side)}</td>`)}
    </tr>`;
  return sheet(table, {
    title: texts.dealTitle(result.deal),
    own: true,
    foot: [choice(table.panelWords!.replay, () => void table.open('replay')), goOnButton(table)],
    body: html`${printed(table, result)}
      <table>
        <thead>
          <tr>
            <td></td>
            ${table.sideNames.map((name) => html`<th scope="col" class="num">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${result.byCall ? nothing : row(head.tricks, (side) => `${result.tricksWon[side]} (+${result.trickPoints[side]})`)}
          ${row(head.honours, (side) => `${result.honourCards[side]} (+${result.honourPoints[side]})`)}
          ${result.penalties.length ? row(head.penalties, (side) => result.penalties.reduce((sum, {side: of, deduct, add}) => sum + (of === side ? -deduct : add), 0)) : nothing}
          ${row(head.score, (side) => result.score[side])}
          <tr>
            <td></td>
            ${sides.map((side) => html`<td class="num">${result.score[side] < 10 ? html`<div class="laid">${counters(result.score[side], 0)}</div>` : nothing}</td>`)}
          </tr>
        </tbody>
      </table>
      ${result.byCall ? html`<p>${texts.byCall}</p>` : nothing} ${restClaimed(table, result)}
      ${result.doubled ? html`<p>${texts.doubled}</p>` : nothing}
      ${result.slam ? html`<p>${texts.slam(table.isOurs(result.slam.side), result.slam.size)}</p>` : nothing}`,
  });
}

/** A game won, with its rods. */
function gameSheet(table: WhistTable, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {games} = table.context!.view;
  const game = games.at(-1)!;
  const laid = rods(games);
  const own = table.ownSide;
  return sheet(table, {
    title: texts.gameWon(table.isOurs(game.winner), texts.levels[game.level - 1]!, game.loserScore),
    own: true,
    onStage: true,
    foot: goOnButton(table),
    body: html`${printed(table, result)}
      <table>
        <tbody>
          ${[own, (1 - own) as Side].map(
            (side, i) =>
              html`<tr>
                <th scope="row">${table.sideNames[i]}</th>
                <td><div class="laid">${counters(0, laid[side])}</div></td>
                <td>${texts.games(games.filter(({winner}) => winner === side).length)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  });
}

/** A settled rubber: games, slams, bonus, fishes. */
function rubberSheet(
  table: WhistTable,
  deal: DealResult,
  result: RubberResult,
  rubber: number,
): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view} = table.context!;
  const own = table.ownSide;
  // Partners change between rubbers: the side comes from that rubber's own seats.
  const seat = result.seats.indexOf(view.player);
  const net = seat < 0 ? null : result.net * (seat % 2 ? -1 : 1);
  const name = (side: Side): string => table.sideNames[side === own ? 0 : 1];
  return sheet(table, {
    title: texts.rubberTitle(rubber),
    own: true,
    foot: goOnButton(table),
    body: html`${printed(table, deal)}
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
      ${ledger(table)}`,
  });
}

/** The sheets that the game opens by itself. */
export function render(table: WhistTable): TemplateResult {
  const {view, sheets, turn} = table.context!;
  const texts = table.gamePanelWords!;
  if (turn.over && !sheets.length) {
    const balance = balances(whist.ledger(view), view.players).players[view.player];
    return sheet(table, {
      title: texts.sessionTitle,
      own: true,
      body: html`<p><b>${texts.sessionOver(balance ?? null)}</b></p>
        ${ledger(table)}`,
      foot: [
        choice(table.panelWords!.replay, () => void table.open('replay')),
        choice(texts.anotherSession, () => void table.restart(), true),
      ],
    });
  }
  if (sheets[0] === 'settlingRubber')
    return rubberSheet(table, view.lastDeal!, view.rubbers.at(-1)!, view.rubbers.length);
  if (sheets[0] === 'gameWon') return gameSheet(table, view.lastDeal!);
  return dealSheet(table, view.lastDeal!);
}
