import {enemyOf} from './faults.js';
import {askBeforePlay} from './order.js';
import {changed} from '../table.js';
import type {Act} from '../types.js';

/** An exposed card is called for. */
export const callCard: Act<'CALL_CARD'> = (state, {card}, by, events) => {
  const {table} = state;
  events.push({type: 'demanded', by: enemyOf(table, table.toPlay, by), of: table.toPlay, what: 'card', card});
  return askBeforePlay({...state, table: changed(table, {bound: {seat: table.toPlay, what: 'card', card}})});
};

/** Demands the highest or lowest card of the suit (Warsaw law 8), or that the trick be let go (laws 10, 13). */
export const demand: Act<'DEMAND'> = (state, {what}, by, events) => {
  const {table} = state;
  const seat = table.toPlay;
  events.push({type: 'demanded', by: enemyOf(table, table.toPlay, by), of: seat, what});
  // Law 8 gives a choice: a card of the suit now, or the wrong card later.
  const exposed =
    what === 'not-win' ? table.exposed : table.exposed.filter(({card}) => card !== table.fault?.card);
  return askBeforePlay({...state, table: changed(table, {exposed, bound: {seat: seat, what}})});
};

/** The leader's partner names the suit to lead (Warsaw law 1); the card led out of turn goes back. */
export const nameSuit: Act<'NAME_SUIT'> = (state, {suit: named}, by, events) => {
  const {table} = state;
  events.push({
    type: 'demanded',
    by: enemyOf(table, table.toPlay, by),
    of: table.leader,
    what: 'suit',
    suit: named,
  });
  const back = table.exposed[table.exposed.length - 1]!;
  return askBeforePlay({
    ...state,
    table: changed(table, {
      exposed: table.exposed.slice(0, -1),
      seen: [...table.seen, back],
      bound: {seat: table.leader, what: 'suit', suit: named},
    }),
  });
};

/** A right is not used. */
export const waive: Act<'WAIVE'> = (state) => {
  const {table} = state;
  return askBeforePlay({...state, table: changed(table, {etiquette: {...table.etiquette, waived: true}})});
};
