import {balances, packetsOf} from '@quinola/play';
import {choice, visitorFirst, sheet, type SheetModel, signed} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {BY_THREES} from '../../../pack/index.js';
import {printedHands} from '../../../pack-table/panels/diagram.js';
import {countSheet} from '../../../pack-table/piles.js';
import {tarokOmbre, type DealResult} from '../../rules/game.js';
import {forehandOf} from '../../rules/table.js';
import {tariff} from '../../rules/tariff.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';
import {handsOf} from '../past-deal.js';
import {ledger} from './ledger.js';

const acknowledge = (table: TarokOmbreTable): void => table.match.send({type: 'ACKNOWLEDGE'});

const goOnButton = (table: TarokOmbreTable): TemplateResult =>
  choice(table.panelWords!.goOn, () => acknowledge(table), true);

/** The hands of a deal and its Skat, or the three cards nobody took, on paper. */
const handsBeside = (table: TarokOmbreTable, result: DealResult): TemplateResult =>
  printedHands(table, handsOf(result), result.outcome === 'thrown-in' ? result.aside : result.skat);

/** A sheet of a finished deal. */
function dealSheet(
  table: TarokOmbreTable,
  result: DealResult,
  {title, body, small = false}: SheetModel,
): TemplateResult {
  return sheet(table, {
    title,
    small,
    own: true,
    foot: goOnButton(table),
    body: html`${handsBeside(table, result)}${body}`,
  });
}

/** What is turned up and given before the count. */
function notesOf({gamePanelWords}: TarokOmbreTable, {skatSide, skat, given}: DealResult): string[] {
  return [
    gamePanelWords!.skatOf(skatSide === 0, skat),
    ...(given ? [gamePanelWords!.emptyGiven(given.side === 0, given.card)] : []),
  ];
}

/** The piles packet by packet, with the declarer's needle moving towards 40. */
function counting(table: TarokOmbreTable, result: DealResult): TemplateResult {
  const names = [table.whoSits(result.declarer).name, table.gamePanelWords!.opponents];
  return countSheet(table, result.deal, {
    piles: result.piles.map((pile, side) => ({
      name: names[side]!,
      packets: packetsOf(BY_THREES, pile),
      points: result.points[side]!,
    })),
    par: 40,
    most: 78,
    rules: table.packPanelWords!.packetRules,
    notes: notesOf(table, result),
    beside: handsBeside(table, result),
    done: () => acknowledge(table),
  });
}

/** Who pays whom, and why. */
function settling(table: TarokOmbreTable, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {
    gameWords: {games},
  } = table;
  const {view} = table.context!;
  const {
    declarer,
    contract,
    outcome,
    points: [points],
    perOpponent,
    net,
  } = result;
  if (outcome === 'thrown-in') {
    return dealSheet(table, result, {
      title: texts.thrownIn,
      onStage: true,
      body: html`<p>${texts.nobodyPlayed(table.whoSits(forehandOf(result)), perOpponent)}</p>
        ${netRow(table, net)}`,
    });
  }
  const who = table.whoSits(declarer);
  const {game, point, tout} = tariff(view.options)[contract!];
  const over = Math.abs(points - 39);
  const row = (title: string, sum: string, amount: number): TemplateResult =>
    html`<tr>
      <th scope="row">${title}</th>
      <td>${sum}</td>
      <td class="num">${amount}</td>
    </tr>`;
  const isTout = outcome === 'tout';
  const paysPoints = isTout ? Math.abs(perOpponent) > tout : Math.abs(perOpponent) > game;
  return dealSheet(table, result, {
    title: `${table.packPanelWords!.dealTitle(result.deal)}: ${games[contract!]}`,
    body: html`<p><b>${texts.outcome(who, games[contract!], outcome, points)}</b></p>
      ${
        perOpponent
          ? html`<table>
              <tbody>
                ${isTout ? row(texts.head.tout, '', tout) : row(texts.head.game, games[contract!], game)}
                ${paysPoints ? row(texts.head.over, `${over} × ${point}`, over * point) : nothing}
                ${row(texts.head.each, '', Math.abs(perOpponent))}
              </tbody>
            </table>`
          : nothing
      }
      <p>${texts.pays(who, perOpponent)}</p>
      ${netRow(table, net)}`,
  });
}

/** What the deal earned each player. */
function netRow(table: TarokOmbreTable, net: readonly number[]): TemplateResult {
  return html`<table>
    <tbody>
      ${visitorFirst(table.view!.seat, net.length).map(
        (seat) =>
          html`<tr>
            <th scope="row">${table.whoSits(seat).name}</th>
            <td class="num">${signed(net[seat]!)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The sheets that the game opens by itself. */
export function render(table: TarokOmbreTable): TemplateResult {
  const {view, sheets, turn} = table.context!;
  const texts = table.gamePanelWords!;
  if (turn.over && !sheets.length) {
    const balance = balances(tarokOmbre.ledger(view), 3).players[view.player];
    return sheet(table, {
      title: texts.sessionTitle,
      own: true,
      body: html`<p><b>${texts.sessionOver(balance ?? null)}</b></p>
        ${ledger(table)}`,
      foot: [
        choice(table.panelWords!.replay, () => void table.open('replay')),
        choice(table.packPanelWords!.anotherSession, () => void table.restart(), true),
      ],
    });
  }
  const result = view.lastDeal!;
  if (sheets[0] === 'counting') return counting(table, result);
  if (sheets[0] === 'layingOut') {
    return dealSheet(table, result, {
      title: table.packPanelWords!.countTitle,
      onStage: true,
      body: notesOf(table, result).map((note) => html`<p>${note}</p>`),
    });
  }
  return settling(table, result);
}
