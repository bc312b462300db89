import type {Card} from '@quinola/cards';
import type {Player, Seat} from '@quinola/play';
import {SKY, trickWinner, without} from '../../pack/index.js';
import {part} from './parts.js';
import {copyOf, forehandOf, left, NOBODY, waitingAt, type Draft} from './table.js';
import type {TarokOmbreHappening, TarokOmbreOptions, TarokOmbreState, TarokOmbreView} from './types.js';

/** Forehand leads to the first trick, whoever plays (7294, 7340). */
export function beginPlay(state: TarokOmbreState): TarokOmbreState {
  const leader = forehandOf(state.table);
  return {...state, table: waitingAt(state.table, 'playing.trick', leader, {leader, toPlay: leader})};
}

/** A card is played to the trick, and everything that follows of itself. */
export function playCard(state: TarokOmbreState, card: Card, events: TarokOmbreHappening[]): TarokOmbreState {
  const table = copyOf(state.table);
  const seat = table.toPlay;
  const hands = state.hands.slice();
  hands[seat] = without(hands[seat]!, card);
  const counts = table.counts.slice();
  counts[seat]!--;
  table.counts = counts;
  table.trick = [...table.trick, {seat, card}];
  events.push({type: 'played', seat, card});
  const full = table.trick.length === 3;
  if (full) winTrick(table, events);
  const toPlay = full ? table.leader : left(seat);
  const next: TarokOmbreState = {
    table,
    hands,
    pack: state.pack,
    dealt: state.dealt,
    aside: state.aside,
    skat: state.skat,
    returned: state.returned,
  };
  if (counts[toPlay] === 0) return part('settlement').settleDeal(next, events);
  table.toPlay = toPlay;
  table.turn = {phase: 'playing.trick', must: table.seats[toPlay]!, may: NOBODY, over: false};
  return next;
}

/** The trick is won and turned; its winner leads. Sky is kept by its owner (7512-7531). */
function winTrick(table: Draft, events: TarokOmbreHappening[]): void {
  const {seat} = trickWinner(table.trick);
  const trick = {leader: table.leader, cards: table.trick, winner: seat};
  table.tricks = [...table.tricks, trick];
  const [own, theirs] = table.tricksWon;
  table.tricksWon = seat === table.declarer ? [own + 1, theirs] : [own, theirs + 1];
  table.trick = [];
  table.leader = seat;
  const number = table.tricks.length;
  events.push({type: 'trick-won', seat, trick, number});
  for (const laid of trick.cards) {
    if (laid.card !== SKY) continue;
    const lost = isSkyLost(table.options, number);
    table.sky = {seat: laid.seat, trick: number, winner: seat, lost};
    events.push({type: lost ? 'sky-lost' : 'sky-kept', seat: laid.seat, winner: seat});
  }
}

/** Whether Sky goes to the winner of a trick: never, unless it is agreed that it must be played before the last three. */
export function isSkyLost({skyLimit}: Pick<TarokOmbreOptions, 'skyLimit'>, trick: number): boolean {
  return skyLimit === 'before-last-three' && trick > 22;
}

/** Who sits between the declarer and the lead, for charts and maxims: 0 = forehand, 1 = in the middle, 2 = behind the hand. */
export function placeOf(dealer: Seat, seat: Seat): 0 | 1 | 2 {
  return ((seat - dealer + 2) % 3) as 0 | 1 | 2;
}

/** Who plays with the view's player against the declarer; nobody before there is one. */
export function partnersOf({declarer, seat, seats}: TarokOmbreView): readonly Player[] {
  return declarer < 0 || declarer === seat
    ? []
    : seats.filter((_, other) => other !== declarer && other !== seat);
}
