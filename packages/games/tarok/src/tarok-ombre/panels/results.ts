import type {Card} from '@quinola/cards';
import {packetsOf} from '@quinola/play';
import {dealSheet, numbersTable, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {printedHands} from '../../kit/panels/diagram.js';
import {countSheet} from '../../kit/table/piles.js';
import {BY_THREES} from '../../kit/rules/index.js';
import type {DealResult} from '../rules/game.js';
import {forehandOf} from '../rules/table.js';
import {tariff} from '../rules/tariff.js';
import type {TarokOmbreHost} from '../table/host.js';

/** The hands of a finished deal as played, after Skat and exchange; as dealt if nobody played. */
export function handsOf({tricks, dealt}: DealResult): readonly (readonly Card[])[] {
  const laid = tricks.flatMap(({cards}) => cards);
  return laid.length
    ? [0, 1, 2].map((seat) => laid.filter((one) => one.seat === seat).map(({card}) => card))
    : dealt;
}

/** The hands of a deal and its Skat, or the three cards nobody took, on paper. */
const handsBeside = (table: TarokOmbreHost, result: DealResult): TemplateResult =>
  printedHands(table, handsOf(result), result.outcome === 'thrown-in' ? result.aside : result.skat);

/** A sheet of a finished deal. */
const resultSheet = (
  table: TarokOmbreHost,
  result: DealResult,
  title: string,
  body: TemplateResult,
): TemplateResult => dealSheet(table, result, html`${handsBeside(table, result)}${body}`, {title});

/** What is turned up and given before the count. */
function notesOf({gamePanelWords}: TarokOmbreHost, {skatSide, skat, given}: DealResult): string[] {
  return [
    gamePanelWords!.skatOf(skatSide === 0, skat),
    ...(given ? [gamePanelWords!.emptyGiven(given.side === 0, given.card)] : []),
  ];
}

/** The Skat that is turned up, and the card that is given for Sky. */
export const layingOut = (table: TarokOmbreHost, result: DealResult): TemplateResult =>
  resultSheet(
    table,
    result,
    table.gamePanelWords!.countTitle,
    html`${notesOf(table, result).map((note) => html`<p>${note}</p>`)}`,
  );

/** The piles packet by packet, with the declarer's needle moving towards 40. */
export function counting(table: TarokOmbreHost, result: DealResult): TemplateResult {
  const names = [table.whoSits(result.declarer).name, table.gamePanelWords!.opponents];
  return countSheet(table, result.deal, {
    piles: result.piles.map((pile, side) => ({
      name: names[side]!,
      packets: packetsOf(BY_THREES, pile),
      points: result.points[side]!,
    })),
    par: 40,
    most: 78,
    rules: table.gamePanelWords!.packetRules,
    notes: notesOf(table, result),
    beside: handsBeside(table, result),
  });
}

/** What the deal earned each player. */
const netRow = (table: TarokOmbreHost, {net}: DealResult): TemplateResult =>
  numbersTable({
    rows: visitorFirst(table.view!.seat, net.length).map((seat) => [
      table.whoSits(seat).name,
      signed(net[seat]!),
    ]),
  });

/** Nobody has played: forehand is paid. */
export function thrownIn(table: TarokOmbreHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const said = texts.nobodyPlayed(table.whoSits(forehandOf(result)), result.perOpponent);
  return resultSheet(
    table,
    result,
    texts.thrownIn,
    html`<p>${said}</p>
      ${netRow(table, result)}`,
  );
}

/** Who pays whom, and why. */
export function settling(table: TarokOmbreHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {
    declarer,
    contract,
    outcome,
    points: [points],
    perOpponent,
  } = result;
  if (outcome === 'thrown-in') return thrownIn(table, result);
  const name = table.gameWords.games[contract!];
  const who = table.whoSits(declarer);
  const {game, point, tout} = tariff(table.view!.options)[contract!];
  const over = Math.abs(points - 39);
  const row = (title: string, sum: string, amount: number): TemplateResult =>
    html`<tr>
      <th scope="row">${title}</th>
      <td>${sum}</td>
      <td class="num">${amount}</td>
    </tr>`;
  const isTout = outcome === 'tout';
  const paysPoints = Math.abs(perOpponent) > (isTout ? tout : game);
  const body = html`<p><b>${texts.outcome(who, name, outcome, points)}</b></p>
    ${
      perOpponent
        ? html`<table>
            <tbody>
              ${isTout ? row(texts.head.tout, '', tout) : row(texts.head.game, name, game)}
              ${paysPoints ? row(texts.head.over, `${over} × ${point}`, over * point) : nothing}
              ${row(texts.head.each, '', Math.abs(perOpponent))}
            </tbody>
          </table>`
        : nothing
    }
    <p>${texts.pays(who, perOpponent)}</p>
    ${netRow(table, result)}`;
  return resultSheet(table, result, `${texts.dealTitle(result.deal)}: ${name}`, body);
}
