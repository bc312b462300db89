import {suitOf} from '@quinola/cards';
import {balances, winning, type Seat} from '@quinola/play';
import {drawRoom, trickTurn, viewOfSums, type HandModel, type CardLook, waitLine} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {ReversisTable} from '../reversis-table.js';
import {
  isFree,
  placeIn,
  playerAt,
  pointsOf,
  QUINOLA,
  reversis,
  roundOf,
  SEATS,
  takerOfAll,
  TRICKS,
  waitingBetes,
} from '../rules/index.js';

/** After this many tricks it is announced that one player has them all. */
const TELLING = 4;

/** What is said about a seat: its points, its place, and whether it has taken every trick. */
function marksOf(table: ReversisTable, seat: Seat): readonly string[] {
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
function marker(table: ReversisTable): TemplateResult {
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
function pannierView(table: ReversisTable): TemplateResult {
  const {gameWords, basket} = table;
  const {pool, options, deal} = viewOfSums(table, reversis);
  const waiting = waitingBetes(options, pool).map(({amount}) => amount);
  return html`<div
    class="score pannier"
    part="score"
    role="img"
    aria-label=${gameWords.pannier(pool.amount, waiting)}
  >
    ${
      deal
        ? html`<span aria-hidden="true">${basket?.(pool.amount)}</span>
            <p aria-hidden="true">
              <strong>${pool.amount}</strong> <span>${gameWords.inPannier}</span>${
                waiting.length
                  ? html`<small>${waiting.map((amount) => html`<b>${amount}</b>`)} ${gameWords.wait}</small>`
                  : nothing
              }
            </p>`
        : nothing
    }
  </div>`;
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: ReversisTable): string {
  const {gameWords, words, features} = table;
  const {view, turn} = table.context!;
  if (table.tag('tell')) return features?.announcer.dealTold() ?? '';
  if (turn.over || table.tag('sheet')) return '';
  if (!table.tag('visitor')) return waitLine(table);
  const {yourTurn} = gameWords;
  const [chosen] = features?.choosing.cards ?? [];
  if (chosen) return yourTurn.chosen(words.card(chosen));
  switch (turn.phase) {
    case 'drawing.seats':
      return yourTurn.draw;
    case 'exchanging.talon':
      return yourTurn.exchange;
    case 'exchanging.dealer':
      return yourTurn.layAway;
    case 'settling.claiming':
      return yourTurn.claim;
    default:
      return view.trick.length && isFree(view) ? yourTurn.fourAces : trickTurn(words, view.hand, view.trick);
  }
}

/** The result of the player's own exchange, until the first card is played. */
function exchangeTold({gamePanelWords, view}: ReversisTable): string | null {
  const {drew, exchange, seat, tricks} = view!;
  if (tricks.length || !drew || !gamePanelWords) return null;
  return (exchange[seat] === 'kept' ? gamePanelWords.saw : gamePanelWords.drawn)(drew);
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: ReversisTable, look: CardLook, own: HandModel): TemplateResult {
  const {view, turn} = table.context!;
  const {seat, seats, dealer, counts, trick, tricksWon, deal} = view;
  return drawRoom(
    table,
    {
      size: SEATS,
      seat,
      goesTo: 'right',
      dealer: deal ? dealer : -1,
      counts,
      trick,
      best: (cards) => winning(TRICKS, cards),
      due: (of) => !turn.over && turn.must === seats[of],
      won: (of) => tricksWon[of] ?? 0,
      fit: (of) => ({marks: marksOf(table, of)}),
      paper: marker(table),
      score: pannierView(table),
      status: statusOf(table),
      says: exchangeTold(table),
    },
    look,
    own,
  );
}
