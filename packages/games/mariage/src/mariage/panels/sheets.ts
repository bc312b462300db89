import {cutSheet, numbersTable, sessionPanels, signed, spreadSheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {mariageMachine} from '../machine.js';
import {loadPage, phases} from '../made/texts.js';
import {
  packFor,
  paymentsFor,
  playersOf,
  sideOf,
  sorted,
  type DealResult,
  type MariageMove,
  type MariageView,
  type PartiaResult,
} from '../rules/index.js';
import {calledMove, dealTold, sideTold} from '../table/features.js';
import type {MariageHost} from '../table/host.js';
import {mariageReasons} from '../words/reasons/index.js';

/** Both sides, the visitor's first. */
const sidesOf = ({seat}: MariageView): readonly number[] => {
  const own = sideOf(Math.max(0, seat));
  return [own, 1 - own];
};

/** What a partia is paid, item by item. */
function payments(table: MariageHost, {how, winner, marriages, net}: PartiaResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {options} = table.view!;
  const sides = sidesOf(table.view!);
  const paid = paymentsFor(how, winner, marriages, options);
  return numbersTable({
    heads: [texts.payment, ...sides.map((side) => sideTold(table, side))],
    rows: [
      ...paid.map(
        ({to, reason, units}) =>
          [
            texts.reasons[reason],
            ...sides.map((side) => (side === to ? signed(units * options.stake) : '–')),
          ] as const,
      ),
      [texts.sum, ...sides.map((side) => signed(net[side]!))],
    ],
  });
}

/** What both won in a deal, and, where it ended the partia, what is paid. */
function dealBody(
  table: MariageHost,
  {cards, marriages, points, totals, tricks, round, partia}: DealResult,
): TemplateResult {
  const texts = table.gamePanelWords!;
  const {lastPartia} = table.view!;
  const sides = sidesOf(table.view!);
  const said = (side: number): number =>
    marriages.reduce((sum, one) => sum + (sideOf(one.seat) === side ? one.points : 0), 0);
  const tricksOf = (side: number): number =>
    tricks.reduce((sum, won, seat) => sum + (sideOf(seat) === side ? won : 0), 0);
  return html`${numbersTable({
    heads: [texts.countedHead, ...sides.map((side) => sideTold(table, side))],
    rows: [
      [texts.tricks, ...sides.map(tricksOf)],
      [texts.cardsWon, ...sides.map((side) => cards[side]!)],
      [texts.marriages, ...sides.map((side) => said(side) || '–')],
      [texts.sum, ...sides.map((side) => points[side]!)],
      ...(round > 1 ? [[texts.withBefore, ...sides.map((side) => totals[side]!)] as const] : []),
    ],
  })}${lastPartia?.partia === partia ? payments(table, lastPartia) : nothing}`;
}

/** What everybody has won so far. */
function scoreBody(table: MariageHost): TemplateResult {
  const {entries, lastPartia} = table.view!;
  if (!lastPartia) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const sides = sidesOf(table.view!);
  const rounds = [...new Set(entries.map(({round}) => round!))];
  const {seats} = table.view!;
  const won = (side: number, round: number): number =>
    entries
      .filter((entry) => entry.round === round && entry.holder === seats[side])
      .reduce((sum, {amount}) => sum + amount, 0);
  return numbersTable({
    heads: [table.gamePanelWords!.partia, ...sides.map((side) => sideTold(table, side))],
    rows: rounds.map((round) => [round, ...sides.map((side) => signed(won(side, round)))]),
  });
}

/** The whole pack is spread, and everybody draws a card. */
export function draw(table: MariageHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  const {size, drawn} = view.draw!;
  return spreadSheet(table, {
    title: texts.drawTitle,
    said: [texts.drawAsk, table.features!.announcer.news()],
    drawers: drawn.map(({player, card}) => ({name: table.who(player).name, cards: [card]})),
    size,
    taken: drawn.map(({index}) => index),
    mayDraw: turn.phase === 'drawing.dealer' && turn.must === view.player,
    isOver: drawn.length === playersOf(view),
  });
}

/** The pack waiting to be cut. */
export const cut = (table: MariageHost): TemplateResult =>
  cutSheet(table, packFor(table.view!.options).cards.length);

export const {settled, score, why, last, played, replay, rules, chart} = sessionPanels<
  MariageView,
  MariageHost,
  MariageMove
>({
  dealTold,
  dealBody,
  moveName: calledMove,
  sorted: (hand, {lastDeal}) => sorted(hand, lastDeal!.trump),
  account: scoreBody,
  reasons: mariageReasons,
  page: ({code}) => loadPage(code),
  sections: {
    drawing: 'deal',
    blind: 'variants',
    dealing: 'deal',
    'playing.talon': 'talon',
    'playing.end': 'end',
    settlingSession: 'partia',
    otherwise: 'deal',
  },
  payment: 'partia',
  chart: () => ({machine: mariageMachine(), phases}),
});
