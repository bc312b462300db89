import {FRENCH_32} from '@quinola/cards';
import {
  cutSheet,
  numbersTable,
  printedCards,
  sessionPanels,
  lastSheet,
  oneCardSheet,
  sheet,
  talk,
  visitorFirst,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {piquetMachine} from '../machine.js';
import {loadPage, phases} from '../made/texts.js';
import {
  exchangeOf,
  holdingsOf,
  sorted,
  type DealResult,
  type PiquetMove,
  type PiquetView,
  type Why,
} from '../rules/index.js';
import {oddsOf} from '../opponents/odds.js';
import {calledMove, dealTold} from '../table/features.js';
import {talkOf} from '../table/talk.js';
import type {PiquetHost} from '../table/host.js';
import {piquetReasons} from '../words/reasons/index.js';

/** In which order the account of a deal lists what was counted. */
const ORDER: readonly Why[] = [
  'carteBlanche',
  'point',
  'sequence',
  'sets',
  'carteRouge',
  'repique',
  'pique',
  'lead',
  'trick',
  'cards',
  'capot',
];

/** What both counted in a deal, and for what. */
function dealBody(table: PiquetHost, {counted, net, totals, discards}: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const seats = visitorFirst(table.view!.seat, 2);
  const counts = (seat: number, why: Why): number =>
    counted.filter((one) => one.seat === seat && one.why === why).reduce((sum, {points}) => sum + points, 0);
  const rows = ORDER.filter((why) => counted.some((one) => one.why === why)).map(
    (why) => [texts.why[why], ...seats.map((seat) => counts(seat, why) || '–')] as const,
  );
  return html`${numbersTable({
    heads: [texts.countedHead, ...seats.map((seat) => table.whoSits(seat).name)],
    rows: [
      ...rows,
      [texts.sum, ...seats.map((seat) => net[seat]!)],
      [texts.party, ...seats.map((seat) => totals[seat]!)],
    ],
  })}${
    discards.some(({length}) => length)
      ? numbersTable({
          caption: texts.laidAway,
          rows: seats.map((seat) => [
            table.whoSits(seat).name,
            discards[seat]!.length ? html`${printedCards(table, sorted(discards[seat]!))}` : '–',
          ]),
        })
      : nothing
  }`;
}

/** How it stands with the hope for the longest suit, below the advice to who exchanges. */
function hope({gamePanelWords, view}: PiquetHost): TemplateResult | undefined {
  const {turn, hand, player} = view!;
  if (!turn.phase.startsWith('exchange') || turn.must !== player) return undefined;
  const [longest] = holdingsOf('point', hand);
  if (!longest || !('suit' in longest)) return undefined;
  const lacking = 8 - longest.count;
  const odds = oddsOf({unseen: 20, wished: lacking, taken: exchangeOf(view!).most});
  return lacking ? html`<p>${gamePanelWords!.odds(longest.suit, lacking, odds)}</p>` : undefined;
}

/** The points of the party after each deal. */
function scoreBody(table: PiquetHost): TemplateResult {
  const {marks, seat} = table.view!;
  if (!marks.length) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const seats = visitorFirst(seat, 2);
  return numbersTable({
    heads: [table.gamePanelWords!.deal, ...seats.map((place) => table.whoSits(place).name)],
    rows: marks.map((sums, deal) => [deal + 1, ...seats.map((place) => sums[place]!)]),
  });
}

/** The whole pack is spread, and everybody draws a card. */
export const draw = (table: PiquetHost): TemplateResult => oneCardSheet(table);

/** What both have said in this deal. */
export const said = (table: PiquetHost): TemplateResult =>
  sheet(table, {
    title: table.gamePanelWords!.saidTitle,
    body: talk(
      // What can still be taken back is taken back on the table.
      talkOf(table).map((saying) => ({...saying, takeBack: null})),
      table.look(),
    ),
  });

/** The last trick; before there is one, what both have said. */
export const last = (table: PiquetHost): TemplateResult =>
  !table.view!.tricks.length && talkOf(table).length ? said(table) : lastSheet(table);

/** The pack waiting to be cut. */
export const cut = (table: PiquetHost): TemplateResult => cutSheet(table, FRENCH_32.cards.length);

export const {settled, score, why, played, replay, rules, chart} = sessionPanels<
  PiquetView,
  PiquetHost,
  PiquetMove
>({
  dealTold,
  dealBody,
  moveName: calledMove,
  why(table) {
    const foot = hope(table);
    return foot ? {foot} : {};
  },
  sorted,
  account: scoreBody,
  reasons: piquetReasons,
  page: ({code}) => loadPage(code),
  sections: {
    drawing: 'deal',
    dealing: 'deal',
    blanche: 'deal',
    exchange: 'exchange',
    announce: 'announce',
    answer: 'announce',
    playing: 'play',
    matchOver: 'score',
    otherwise: 'deal',
  },
  payment: 'score',
  chart: () => ({machine: piquetMachine(), phases}),
});
