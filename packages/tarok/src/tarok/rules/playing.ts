import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {followed, isKing, lawful, PAGAT, SKY, trickWinner, without, type Debt} from '../../pack/index.js';
import {part} from './parts.js';
import {debtFor, LAST_TRICK, piecesOf} from './pieces.js';
import {copyOf, next, NO_CARDS, NOBODY, type Draft} from './table.js';
import type {TarokHappening, TarokState, TarokView, Trick} from './types.js';

/** The cards that the seat to play may play. */
export function lawfulPlays(view: TarokView): readonly Card[] {
  return lawful(view.hand, followed(view.trick, view.options.skyLed));
}

/** A card is played by the seat that is to play, and everything that follows of itself. */
export function playCard(state: TarokState, card: Card, events: TarokHappening[]): TarokState {
  const table = copyOf(state.table);
  const seat = table.toPlay;
  const hands = state.hands.slice();
  hands[seat] = without(hands[seat]!, card);
  const counts = table.counts.slice();
  counts[seat]!--;
  table.counts = counts;
  table.trick = [...table.trick, {seat, card}];
  events.push({type: 'played', seat, card});
  const full = table.trick.length === table.options.players;
  if (full) turnTrick(table, events);
  else waitFor(table, next(table, seat));
  const played: TarokState = {
    table,
    pack: state.pack,
    hands,
    dealt: state.dealt,
    skat: state.skat,
    aside: state.aside,
  };
  return full && table.tricks.length === LAST_TRICK ? part('settlement').settleDeal(played, events) : played;
}

/** The full trick is gathered: its winner leads to the next. */
function turnTrick(table: Draft, events: TarokHappening[]): void {
  const {seat} = trickWinner(table.trick);
  const trick: Trick = {leader: table.leader, cards: table.trick, winner: seat};
  table.tricks = [...table.tricks, trick];
  const won = table.tricksWon.slice();
  won[seat]!++;
  table.tricksWon = won;
  table.trick = NO_CARDS;
  table.leader = seat;
  waitFor(table, seat);
  const number = table.tricks.length;
  events.push({type: 'trick-won', seat, trick, number});
  if (!trick.cards.some(({card}) => card === SKY || card === PAGAT || isKing(card))) return;
  const pieces = piecesOf(table, trick, number);
  for (const piece of pieces) events.push({type: 'piece', piece});
  table.pieces = [...table.pieces, ...pieces];
  const debts = pieces.map(debtFor).filter((debt): debt is Debt => debt !== null);
  for (const debt of debts) events.push({type: 'owed', debt});
  if (debts.length) table.debts = [...table.debts, ...debts];
}

function waitFor(table: Draft, seat: Seat): void {
  table.toPlay = seat;
  table.turn = {phase: 'playing.trick', must: table.seats[seat]!, may: NOBODY, over: false};
}
