import {suitOf} from '@quinola/cards';
import {balances, playerAt, type Seat} from '@quinola/play';
import {
  drawRoom,
  poolScore,
  trickPlan,
  trickTurn,
  turnLine,
  viewOfSums,
  type CardLook,
  type HandModel,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {ReversisHost} from './host.js';
import {
  isFree,
  placeIn,
  pointsOf,
  QUINOLA,
  reversis,
  roundOf,
  SEATS,
  takerOfAll,
  TRICKS,
  waitingBetes,
  type ReversisPhase,
} from '../rules/index.js';

/** After this many tricks it is announced that one player has them all. */
const TELLING = 4;

/** What is said about a seat: its points, its place, and whether it has taken every trick. */
function marksOf(table: ReversisHost, seat: Seat): readonly string[] {
  const {gameWords, view} = table;
  const {tricks, dealer, undertaker, deal} = view!;
  if (!deal) return [];
  const place = placeIn(dealer, seat);
  const takes = tricks.length >= TELLING && takerOfAll(tricks) === seat;
  return [
    gameWords.points(pointsOf(tricks)[seat]!),
    ...(undertaker === seat
      ? [gameWords.undertakes]
      : takes
        ? [gameWords.all]
        : place === SEATS - 1
          ? [gameWords.best]
          : place === 0
            ? [gameWords.worst]
            : []),
  ];
}

/** The ten that loses a pip for each round, with the visitor's points and balance. */
function marker(table: ReversisHost): TemplateResult {
  const {gameWords} = table;
  const view = viewOfSums(table, reversis);
  if (!view.deal) return html``;
  const {options, entries, tricks} = table.view!;
  const seat = Math.max(0, view.seat);
  const {hand} = table.view!;
  // The holder of the Quinola is told how well it is guarded.
  const hearts = hand.filter((card) => suitOf(card) === 'H').length - 1;
  const guarded = hand.includes(QUINOLA) ? gameWords.guarded(hearts) : null;
  const who = table.whoSits(seat);
  const pipsTorn = roundOf(view) - 1 + 10 - options.rounds;
  const sum = balances(view.entries.length < entries.length ? view.entries : entries, SEATS).players[
    playerAt(view, seat)
  ]!;
  return html`<div class="up marker">
    <i class="ten" aria-hidden="true"
      >${Array.from({length: 10}, (_, pip) => html`<i class=${pip < 10 - pipsTorn ? '' : 'torn'}></i>`)}</i
    >
    <p>
      <b>${gameWords.round(roundOf(view))}</b><span>${gameWords.own(who, pointsOf(tricks)[seat]!)}</span
      ><span>${guarded ?? gameWords.sum(sum)}</span>
    </p>
  </div>`;
}

/** The basket, its contents, and the waiting bêtes. */
function pannierView(table: ReversisHost): TemplateResult {
  const {gameWords, basket} = table;
  const {pool, options, deal} = viewOfSums(table, reversis);
  const waiting = waitingBetes(options, pool).map(({amount}) => amount);
  return poolScore({
    deal,
    amount: pool.amount,
    waiting,
    label: gameWords.pannier(pool.amount, waiting),
    words: {holds: gameWords.inPannier, wait: gameWords.wait},
    picture: basket?.(pool.amount) ?? nothing,
  });
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: ReversisHost): string {
  const {gameWords, words, features} = table;
  const view = table.view!;
  const {yourTurn} = gameWords;
  const [chosen] = features?.choosing.cards ?? [];
  const choosing = chosen ? yourTurn.chosen(words.card(chosen)) : null;
  return turnLine<ReversisPhase>(
    table,
    {
      'drawing.seats': yourTurn.draw,
      'exchanging.talon': choosing ?? yourTurn.exchange,
      'exchanging.dealer': choosing ?? yourTurn.layAway,
      'settling.claiming': yourTurn.claim,
    },
    () => (view.trick.length && isFree(view) ? yourTurn.fourAces : trickTurn(words, view.hand, view.trick)),
  );
}

/** The result of the player's own exchange, until the first card is played. */
function exchangeTold({gamePanelWords, view}: ReversisHost): string | null {
  const {drew, exchange, seat, tricks} = view!;
  if (tricks.length || !drew || !gamePanelWords) return null;
  return (exchange[seat] === 'kept' ? gamePanelWords.saw : gamePanelWords.drawn)(drew);
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: ReversisHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(
    table,
    {
      ...trickPlan(table, TRICKS),
      goesTo: 'right',
      extras: (seat) => ({marks: marksOf(table, seat)}),
      paper: marker(table),
      score: pannierView(table),
      status: statusOf(table),
      news: exchangeTold(table),
    },
    look,
    own,
  );
}
