import {sideMayCall} from './may-call.js';
import {turnTrick} from './turning.js';
import {sideOf, type WhistHappening, type WhistState} from './types.js';
import {changed, left, waitingAt} from './table.js';

/**
 * Before the first trick is turned, players who played after their partner may still call (Vienna §7).
 * @returns `null` when nobody has to be asked
 */
export function windowAfterTrick(state: WhistState, events: WhistHappening[]): WhistState | null {
  const {table} = state;
  const asking = [left(table.leader, 2), left(table.leader, 3)].filter((seat) =>
    sideMayCall(table, sideOf(seat)),
  );
  return asking.length ? nextAsked({...state, table: changed(table, {asking})}, events) : null;
}

/** The next player to be asked before the trick is turned. */
export function nextAsked(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  const asking = table.asking.filter((seat) => sideMayCall(table, sideOf(seat)));
  if (!asking.length) return turnTrick({...state, table: changed(table, {asking})}, events);
  return {...state, table: waitingAt(table, 'playing.callWindow', asking[0]!, {asking})};
}
