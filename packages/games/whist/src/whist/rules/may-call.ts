import type {Card} from '@quinola/cards';
import type {Refusal, Seat} from '@quinola/play';
import {honoursIn} from './honours.js';
import {isDoubled, mayCallAt} from './ruleset.js';
import {sideOf, type Side, type Table, type WhistView} from './types.js';
import {tricksDone} from './table.js';

/** Whether the score lets a side call its honours in this deal. */
export function scoreAllows(table: Table, side: Side): boolean {
  return mayCallAt(table.options, isDoubled(table), table.score[side]);
}

/** The seat that can speak about its honours now: on turn in the first trick, or asked before it is turned; else -1. */
export function seatToCall(table: Table): Seat {
  if (tricksDone(table) > 0) return -1;
  if (table.turn.phase === 'playing.callWindow') return table.asking[0]!;
  return table.turn.phase === 'playing.trick' ? table.toPlay : -1;
}

/** Whether the view's player is on turn after the first trick was turned, when it is too late to call (Vienna §7). */
const isPastCalling = (view: WhistView): boolean =>
  view.turn.phase === 'playing.trick' && view.turn.must === view.player && tricksDone(view) > 0;

/** Why the view's player cannot call or show honours now: first the score, then what he holds and what was said. */
export function refuseCall(view: WhistView, type: 'CALL' | 'SHOW'): Refusal | null {
  const seat = seatToCall(view);
  if (seat < 0 && isPastCalling(view)) return {reason: 'first-trick-covered'};
  if (seat < 0 || view.turn.must !== view.player) return {reason: 'not-now'};
  if (view.options.honours !== 'four') return {reason: 'variant-forbids-calling'};
  const score = view.score[sideOf(seat)];
  if (!scoreAllows(view, sideOf(seat)))
    return {reason: score === 9 ? 'nine-needs-a-trick' : 'wrong-score', about: {score}};
  return refuseByHonours(view, seat, type);
}

/** Whether a side may call its honours and has not yet done so. */
export function sideMayCall(table: Table, side: Side): boolean {
  return scoreAllows(table, side) && !hasCalled(table, side);
}

/**
 * Why a seat whose score allows calling still cannot.
 *
 * Vienna §7: a player before his partner calls with his own card, the other after his partner's card, both
 * before the first trick is turned; exactly two honours are called, three or four are shown.
 */
function refuseByHonours(view: WhistView, seat: Seat, type: 'CALL' | 'SHOW'): Refusal | null {
  if (hasCalled(view, sideOf(seat))) return {reason: 'already-called'};
  const withDummy = isDummySide(view, seat);
  if (withDummy && !seenBoth(view)) return {reason: 'one-hand-unseen'};
  if (withDummy && type === 'CALL') return {reason: 'dummy-cannot-answer'};
  const honours = ownHonours(view).length;
  if (type === 'SHOW') return honours >= 3 ? null : {reason: 'too-few-honours', about: {honours}};
  if (honours > 2) return {reason: 'show-instead', about: {honours}};
  return honours === 2 ? null : {reason: 'too-few-honours', about: {honours}};
}

/** Whether a seat belongs to the side that plays with the dummy. */
export function isDummySide(table: Pick<Table, 'dummy'>, seat: Seat): boolean {
  return table.dummy >= 0 && (table.dummy + seat) % 2 === 0;
}

/** The honours the view's player was dealt, including his dummy's. */
export function ownHonours(view: WhistView): Card[] {
  const {trump, options, seat, dummy} = view;
  const own = isDummySide(view, seat) ? [seat, dummy] : [seat];
  const laid = [...view.tricks.flatMap((trick) => trick.cards), ...view.trick]
    .filter((played) => own.includes(played.seat))
    .map((played) => played.card);
  const cards = [...view.hand, ...(own.length > 1 ? (view.dummyHand ?? []) : []), ...laid];
  return honoursIn(cards, trump!, options.honours);
}

/** The caller whose question is waiting for an answer. */
export function askedBy(table: Pick<Table, 'calls'>): Seat {
  return table.calls[table.calls.length - 1]!.seat;
}

/** Whether a side has called in this deal. */
export function hasCalled(table: Table, side: Side): boolean {
  return table.calls.some(({seat, said}) => said === 'call' && sideOf(seat) === side);
}

/** The player with the dummy has seen both hands as soon as the first of them has played (V-22). */
function seenBoth(view: WhistView): boolean {
  return view.dummyHand !== null && (view.hand.length > 0 || view.counts[view.seat] === 0);
}
