import type {Card} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import {allRestCertain} from './certain.js';
import {settle} from './penalties.js';
import {isStrict, left, playerAt, waiting, type Act} from './state.js';
import {changed} from './table.js';
import {sideOf, type Fault, type Table, type WhistHappening, type WhistState} from './types.js';

/** A hand is laid down: what is certain is given; else, at a strict table, the enemies may have the play go on. */
export const layDown: Act<'LAY_DOWN'> = (state, _move, _by, events) => {
  const {table, hands} = state;
  const seat = table.toPlay;
  const good = allRestCertain(changed(table, {seat, hand: hands[seat]!}));
  events.push({type: 'laid-down', seat, cards: hands[seat]!, good});
  if (good && (!isStrict(table) || table.options.rules === 'warsaw')) return giveRest(state, seat, events);
  const fault: Fault = {kind: 'laid-down', seat};
  return {...state, table: waiting(table, 'playing.claim', playerAt(table, left(seat)), {fault, exposed: laidOpen(table, hands[seat]!, seat)})};
};

/** All remaining tricks go to a side, and the deal is settled. */
export function giveRest(state: WhistState, seat: Seat, events: WhistHappening[]): WhistState {
  const {table} = state;
  const rest = table.counts[table.leader]! + Number(table.trick.some((laid) => laid.seat === table.leader));
  const won = table.tricksWon;
  const tricksWon = sideOf(seat) === 0 ? [won[0] + rest, won[1]] as const : [won[0], won[1] + rest] as const;
  return settle({...state, table: changed(table, {tricksWon, toPlay: -1})}, events);
}

/** The cards that lie open when a seat has laid down its hand. */
function laidOpen(table: Table, hand: readonly Card[], seat: Seat): readonly Laid[] {
  return [...table.exposed.filter((laid) => laid.seat !== seat), ...hand.map((card) => ({seat, card}))];
}
