import type {Player, Seat} from '@quinola/play';
import {resumePlay} from '../calls.js';
import {giveRest} from '../turning.js';
import type {Table, WhistHappening, WhistState, Act} from '../types.js';
import {askBeforePlay} from './order.js';
import {judged} from './wrong-calls.js';
import {changed, left, playerAt} from '../table.js';

/** Cards laid down without certainty stay exposed, and the opponents may demand further play; in Vienna even with it. */
export function laidDown(state: WhistState, seat: Seat, good: boolean, events: WhistHappening[]): WhistState {
  const {table, hands} = state;
  if (good && table.options.rules === 'warsaw') return giveRest(state, seat, events);
  const exposed = [
    ...table.exposed.filter((laid) => laid.seat !== seat),
    ...hands[seat]!.map((card) => ({seat, card})),
  ];
  return judged(state, 'playing.claim', 'laid-down', seat, {exposed});
}

/** The opponents let a deal stand despite a wrong call (Vienna §7, §20 VI, VII; Warsaw laws 4, 18). */
export const letDealStand: Act<'STAND'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'deal-accepted', seat: enemyOf(table, table.fault!.seat, by)});
  return resumePlay({...state, table: changed(table, {fault: null})}, events);
};

/** Cards were laid down; the opponents demand further play and direct it (Vienna §20 IV; Warsaw laws 15, 17). */
export const playOn: Act<'STAND'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'claim-met', seat: enemyOf(table, table.fault!.seat, by), granted: false});
  return askBeforePlay({...state, table: changed(table, {fault: null})});
};

/** Cards were laid down, and the opponents grant the remaining tricks. */
export const grantRest: Act<'WAIVE'> = (state, _move, by, events) => {
  const {table} = state;
  const {seat} = table.fault!;
  events.push({type: 'claim-met', seat: enemyOf(table, seat, by), granted: true});
  return giveRest(state, seat, events);
};

/** The seat of a player among the opponents of another seat. */
export function enemyOf(table: Table, seat: Seat, player: Player | 'chance'): Seat {
  return [left(seat), left(seat, 3)].find((enemy) => playerAt(table, enemy) === player)!;
}
