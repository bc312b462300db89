import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {scoreAllows, seatToCall} from '../calling.js';
import {honoursIn} from '../honours.js';
import {strictly} from '../parts.js';
import {toTrick} from '../turning.js';
import {playerAt, waiting, type Act} from '../state.js';
import {changed} from '../table.js';
import {partnerOf, sideOf, type WhistHappening, type WhistState} from '../types.js';
import {askedBy, isDummySide} from './calling.js';
import {winByCall} from './marking.js';
import {nextAsked} from './window.js';

/** Honours are asked of the partner. */
export const call: Act<'CALL'> = (state, _move, _by, events) => {
  const {table} = state;
  const seat = seatToCall(table);
  events.push({type: 'called', seat});
  const calls = [...table.calls, {seat, said: 'call'} as const];
  if (!scoreAllows(table, sideOf(seat))) {
    return strictly(table)!.wrongCall(
      {...state, table: changed(table, {calls})},
      'call-at-wrong-score',
      seat,
    );
  }
  return {...state, table: waiting(table, 'playing.asked', playerAt(table, partnerOf(seat)), {calls})};
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

/** The partner answers; one honour is enough, and the game is won on the spot. */
export const answer: Act<'ANSWER'> = (state, {yes}, _by, events) => {
  const {table} = state;
  const caller = askedBy(table);
  const seat = partnerOf(caller);
  events.push({type: 'answered', seat, yes});
  const calls = [...table.calls, {seat, said: yes ? 'yes' : 'no'} as const];
  const next = {...state, table: changed(table, {calls})};
  if (!yes) return goOn(next, events);
  const shown = [caller, seat].map((of) => showHonours(next, of, events));
  if (shown.flat().length >= 3) return winByCall(next, sideOf(seat), events);
  // Both have shown, and the honours are not there.
  return strictly(table)!.wrongCall(next, 'mistaken-yes', seat);
};

/** The seat that was asked says nothing of honours. */
export const silent: Act<'SILENT'> = (state, _move, _by, events) => {
  const {table} = state;
  const [seat, ...asking] = table.asking as [Seat, ...Seat[]];
  events.push({type: 'silent', seat});
  return nextAsked(
    {...state, table: changed(table, {asking, calls: [...table.calls, {seat, said: 'silent'}]})},
    events,
  );
};

/** After a question that won nothing the play goes on where it was. */
export function goOn(state: WhistState, events: WhistHappening[]): WhistState {
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
