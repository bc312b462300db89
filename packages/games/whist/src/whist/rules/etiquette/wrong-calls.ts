import type {Laid, Seat} from '@quinola/play';
import {honoursIn} from '../honours.js';
import {askedBy} from '../may-call.js';
import {partnerOf, type Table, type WhistPhase, type WhistState} from '../types.js';
import {left, waitingAt} from '../table.js';

/** The opponents of the seat at fault decide what happens. */
export function judged(
  state: WhistState,
  phase: WhistPhase,
  kind: string,
  seat: Seat,
  changes: Partial<Table> = {},
): WhistState {
  const {table} = state;
  return {
    ...state,
    table: waitingAt(table, phase, left(seat), {fault: {kind, seat}, ...changes}),
  };
}

/** A call that should not have been made, or an untrue answer. */
export type CallFault = 'call-at-wrong-score' | 'call-with-too-few-honours' | 'mistaken-yes';

/**
 * Honours were called at a wrong score or with fewer than two, or a yes was untrue (Vienna §7, §20 VI, VII; Warsaw
 * laws 4, 18): the opponents may void the deal, or let it stand. After a yes both partners have shown what they hold.
 */
export function wrongCall(state: WhistState, kind: CallFault, seat: Seat): WhistState {
  const {table} = state;
  const shown =
    kind !== 'call-at-wrong-score'
      ? [askedBy(table), partnerOf(askedBy(table))].flatMap((seat) => held(state, seat))
      : [];
  return judged(state, 'playing.callFault', kind, seat, {seen: [...table.seen, ...shown]});
}

/** The honours that a seat still holds. */
function held({table, hands}: WhistState, seat: Seat): Laid[] {
  return honoursIn(hands[seat]!, table.trump!, table.options.honours).map((card) => ({seat, card}));
}
