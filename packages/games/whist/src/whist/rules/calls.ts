import type {Card} from '@quinola/cards';
import type {MoveRules, Seat} from '@quinola/play';
import {honoursIn} from './honours.js';
import {toTrick} from './turning.js';
import {partnerOf, sideOf, type WhistHappening, type WhistState, type WhistTypes, type Act} from './types.js';
import {wrongCall} from './etiquette/wrong-calls.js';
import {askedBy, isDummySide, refuseCall, scoreAllows, seatToCall} from './may-call.js';
import {winByCall} from './marking.js';
import {nextAsked} from './call-window.js';
import {changed, waitingAt} from './table.js';

/** A player asks his partner for honours. */
export const call: Act<'CALL'> = (state, _move, _by, events) => {
  const {table} = state;
  const seat = seatToCall(table);
  events.push({type: 'called', seat});
  const calls = [...table.calls, {seat, said: 'call'} as const];
  if (!scoreAllows(table, sideOf(seat))) {
    return wrongCall({...state, table: changed(table, {calls})}, 'call-at-wrong-score', seat);
  }
  return {...state, table: waitingAt(table, 'playing.asked', partnerOf(seat), {calls})};
};

/** Three or four honours are shown: the game is won. */
export const show: Act<'SHOW'> = (state, _move, _by, events) => {
  const {table} = state;
  const seat = seatToCall(table);
  const next = {...state, table: changed(table, {calls: [...table.calls, {seat, said: 'show'} as const]})};
  const hands = isDummySide(table, seat) ? [seat, partnerOf(seat)] : [seat];
  for (const shown of hands) showHonours(next, shown, events);
  return winByCall(next, sideOf(seat), events);
};

/** The partner answers; if the caller has two, one honour is enough to win the game at once (Vienna §7). */
export const answer: Act<'ANSWER'> = (state, {yes}, _by, events) => {
  const {table} = state;
  const caller = askedBy(table);
  const seat = partnerOf(caller);
  events.push({type: 'answered', seat, yes});
  const calls = [...table.calls, {seat, said: yes ? 'yes' : 'no'} as const];
  const next = {...state, table: changed(table, {calls})};
  if (!yes) return resumePlay(next, events);
  const [called, answered] = [caller, seat].map((seat) => showHonours(next, seat, events).length);
  if (answered === 0) return wrongCall(next, 'mistaken-yes', seat);
  // Only a player dealt two honours may call (Vienna §7); otherwise three in the side do not count.
  if (called! < 2) return wrongCall(next, 'call-with-too-few-honours', caller);
  return winByCall(next, sideOf(seat), events);
};

/** The seat that was asked says nothing about honours. */
export const silent: Act<'SILENT'> = (state, _move, _by, events) => {
  const {table} = state;
  const [seat, ...asking] = table.asking as [Seat, ...Seat[]];
  events.push({type: 'silent', seat});
  return nextAsked(
    {...state, table: changed(table, {asking, calls: [...table.calls, {seat, said: 'silent'}]})},
    events,
  );
};

/** Calls made with one's card, or before the first trick is turned. */
export const CALLING: MoveRules<WhistTypes> = {
  CALL: {
    moves: (view) => (refuseCall(view, 'CALL') ? [] : [{type: 'CALL'}]),
    refuse: (view) => refuseCall(view, 'CALL'),
    act: call,
  },
  SHOW: {
    moves: (view) => (refuseCall(view, 'SHOW') ? [] : [{type: 'SHOW'}]),
    refuse: (view) => refuseCall(view, 'SHOW'),
    act: show,
  },
};

/** After a call that won nothing, play continues where it was. */
export function resumePlay(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  if (table.toPlay < 0) return nextAsked(state, events);
  return toTrick(state);
}

function showHonours(state: WhistState, seat: Seat, events: WhistHappening[]): Card[] {
  const {trump, options} = state.table;
  const cards = honoursIn(state.dealt[seat]!, trump!, options.honours);
  events.push({type: 'shown', seat, cards});
  return cards;
}
