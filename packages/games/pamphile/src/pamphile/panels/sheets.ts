import {
  cutSheet,
  gainsTable,
  numbersTable,
  sessionPanels,
  signed,
  oneCardSheet,
  visitorFirst,
} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {pamphileMachine} from '../machine.js';
import {PAYING, standingOf} from '../opponents/standing.js';
import {loadPage, phases} from '../made/texts.js';
import type {PamphileHost} from '../table/host.js';
import {pamphileReasons} from '../words/reasons/index.js';
import {
  inTurn,
  isForehand,
  packFor,
  sorted,
  type DealResult,
  type PamphileMove,
  type PamphileView,
} from '../rules/index.js';
import {dealTold} from '../table/features.js';

/** What everybody said, exchanged and won in a deal. */
function dealBody(table: PamphileHost, result: DealResult): TemplateResult {
  const {gameWords, gamePanelWords, view} = table;
  const {declaration, newCards, tricks} = gamePanelWords!;
  const {words, exchanged, tricks: won, dealer, mucha} = result;
  const [forehand] = inTurn({dealer, options: view!.options});
  const said = (seat: number): string =>
    words[seat] === 'passes' ? gameWords.passes : seat === forehand ? gameWords.mustPlay : gameWords.plays;
  return gainsTable(table, result, [
    ...(words.some(Boolean) ? [{head: declaration, value: said}] : []),
    ...(exchanged.some(Boolean) ? [{head: newCards, value: (seat: number) => exchanged[seat] || '–'}] : []),
    ...(mucha ? [] : [{head: tricks, value: (seat: number) => won[seat]}]),
  ]);
}

/** The points of all players after each deal. */
function scoreBody(table: PamphileHost): TemplateResult {
  const {marks, seat, seats} = table.view!;
  if (!marks.length) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const players = visitorFirst(seat, seats.length).map((seat) => seats[seat]!);
  return numbersTable({
    heads: [table.gamePanelWords!.deal, ...players.map((player) => table.who(player).name)],
    rows: marks.map((points, deal) => [deal + 1, ...players.map((player) => signed(points[player]!))]),
  });
}

/** What playing must promise to be worth as much as passing, below the advice to who may do either. */
function threshold({gamePanelWords, view}: PamphileHost): TemplateResult | undefined {
  if (view!.turn.phase !== 'declaring.word' || view!.turn.must !== view!.player || isForehand(view!))
    return undefined;
  const {counted, needed} = standingOf(view!);
  return counted < PAYING
    ? html`<p>${gamePanelWords!.threshold(counted, Math.round(100 * needed))}</p>`
    : undefined;
}

/** The name of a move when it is advised or announced. */
function moveName({gamePanelWords, words}: PamphileHost, move: PamphileMove): unknown {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'DECLARE':
      return texts.play;
    case 'PASS':
      return texts.pass;
    case 'EXCHANGE':
      return `${texts.playExchanging(move.cards.length)}: ${move.cards.map((card) => words.card(card)).join(', ')}`;
    case 'CALL_MUCHA':
      return texts.call;
    case 'STAY_SILENT':
      return texts.silent;
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    case 'CUT':
      return texts.cut;
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

/** The whole pack is spread, and everybody draws a card. */
export const draw = (table: PamphileHost): TemplateResult => oneCardSheet(table);

/** The pack waiting to be cut. */
export const cut = (table: PamphileHost): TemplateResult =>
  cutSheet(table, packFor(table.view!.options.players).cards.length);

export const {settled, score, why, last, played, replay, rules, chart} = sessionPanels<
  PamphileView,
  PamphileHost,
  PamphileMove
>({
  dealTold,
  dealBody,
  moveName,
  sorted: (hand, {lastDeal}) => sorted(hand, lastDeal!.trump),
  why(table) {
    const foot = threshold(table);
    return foot ? {foot} : {};
  },
  account: scoreBody,
  reasons: pamphileReasons,
  page: ({code}) => loadPage(code),
  sections: {
    drawing: 'deal',
    dealing: 'deal',
    declaring: 'word',
    calling: 'mucha',
    playing: 'play',
    settlingSession: 'score',
    otherwise: 'deal',
  },
  payment: 'score',
  chart: () => ({
    machine: pamphileMachine(),
    phases,
  }),
});
