import type {Refusal, Seat} from '@quinola/play';
import {part} from './parts.js';
import {isDoubled, mayCallAt} from './ruleset.js';
import {tricksDone} from './state.js';
import {sideOf, type Side, type Table, type WhistMove, type WhistView} from './types.js';

/** Whether the score lets a side call its honours in this deal. */
export function scoreAllows(table: Table, side: Side): boolean {
  return mayCallAt(table.options, isDoubled(table), table.score[side]);
}

/** The seat that could speak of its honours now: on turn in the first trick, or asked before it is turned; else -1. */
export function seatToCall(table: Table): Seat {
  if (tricksDone(table) > 0) return -1;
  if (table.turn.phase === 'playing.callWindow') return table.asking[0]!;
  return table.turn.phase === 'playing.trick' ? table.toPlay : -1;
}

/** Why the view's player may not call or show his honours now: where the score lets him, the chapter of the call knows. */
export function refuseCall(view: WhistView, type: 'CALL' | 'SHOW'): Refusal | null {
  const seat = seatToCall(view);
  if (seat < 0 || view.turn.must !== view.player) return {reason: 'not-now'};
  if (view.options.honours !== 'four') return {reason: 'variant-forbids-calling'};
  const score = view.score[sideOf(seat)];
  if (!scoreAllows(view, sideOf(seat)))
    return {reason: score === 9 ? 'nine-needs-a-trick' : 'wrong-score', about: {score}};
  return part('settlement').refuseCall(view, seat, type);
}

/** Calls that the view's player may make beside his card, or before the first trick is turned. */
export function callMoves(view: WhistView): readonly WhistMove[] {
  return CALLS.filter(({type}) => refuseCall(view, type) === null);
}

const CALLS = [{type: 'CALL'}, {type: 'SHOW'}] as const;
