import type {Player, Seat} from '@quinola/play';
import {goOn} from '../calls.js';
import {giveRest} from '../turning.js';
import type {Table, WhistHappening, WhistState, Act} from '../types.js';
import {beforePlay} from './order.js';
import {judged} from './wrong-calls.js';
import {changed, left, playerAt} from '../table.js';

/** Cards laid down without its being certain lie open, and the enemies may have the play go on; in Vienna even if it is. */
export function laidDown(state: WhistState, seat: Seat, good: boolean, events: WhistHappening[]): WhistState {
  const {table, hands} = state;
  if (good && table.options.rules === 'warsaw') return giveRest(state, seat, events);
  const exposed = [
    ...table.exposed.filter((laid) => laid.seat !== seat),
    ...hands[seat]!.map((card) => ({seat, card})),
  ];
  return judged(state, 'playing.claim', 'laid-down', seat, {exposed});
}

/** The enemies let a deal stand in spite of a wrong call (Vienna §7, §20 VI, VII; Warsaw laws 4, 18). */
export const letDealStand: Act<'STAND'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'deal-accepted', seat: enemyOf(table, table.fault!.seat, by)});
  return goOn({...state, table: changed(table, {fault: null})}, events);
};

/** Cards were laid down, and the enemies have the play go on and direct it (Vienna §20 IV; Warsaw laws 15, 17). */
export const playOn: Act<'STAND'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'claim-met', seat: enemyOf(table, table.fault!.seat, by), granted: false});
  return beforePlay({...state, table: changed(table, {fault: null})});
};

/** Cards were laid down, and the enemies give the rest of the tricks for them. */
export const grantRest: Act<'WAIVE'> = (state, _move, by, events) => {
  const {table} = state;
  const {seat} = table.fault!;
  events.push({type: 'claim-met', seat: enemyOf(table, seat, by), granted: true});
  return giveRest(state, seat, events);
};

/** The seat of a player among the enemies of another. */
export function enemyOf(table: Table, seat: Seat, player: Player | 'chance'): Seat {
  return [left(seat), left(seat, 3)].find((enemy) => playerAt(table, enemy) === player)!;
}
