import type {Laid, Player, Seat} from '@quinola/play';
import {askedBy} from '../settlement/calling.js';
import {goOn} from '../settlement/calls.js';
import {honoursIn} from '../honours.js';
import {giveRest} from '../turning.js';
import {left, phaseOf, playerAt, waiting, type Act} from '../state.js';
import {changed} from '../table.js';
import {partnerOf, type Table, type WhistHappening, type WhistPhase, type WhistState} from '../types.js';
import {beforePlay} from './order.js';

/** The enemies of a seat that has erred say what comes of it. */
function judged(
  state: WhistState,
  phase: WhistPhase,
  kind: string,
  seat: Seat,
  changes: Partial<Table> = {},
): WhistState {
  const {table} = state;
  return {
    ...state,
    table: waiting(table, phase, playerAt(table, left(seat)), {fault: {kind, seat}, ...changes}),
  };
}

/**
 * Honours were called at a wrong score, or a yes was no truth (Vienna §20 VI, VII; Warsaw laws 4, 18): the enemies
 * may void the deal. By the false yes both partners have shown what they hold.
 */
export function wrongCall(
  state: WhistState,
  kind: 'call-at-wrong-score' | 'mistaken-yes',
  seat: Seat,
): WhistState {
  const {table} = state;
  const shown =
    kind === 'mistaken-yes'
      ? [askedBy(table), partnerOf(askedBy(table))].flatMap((of) => held(state, of))
      : [];
  return judged(state, 'playing.callFault', kind, seat, {seen: [...table.seen, ...shown]});
}

/** The honours that a seat still holds. */
function held({table, hands}: WhistState, seat: Seat): Laid[] {
  return honoursIn(hands[seat]!, table.trump!, table.options.honours).map((card) => ({seat, card}));
}

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

/**
 * The enemies let a deal stand in spite of a wrong call, or have the play go on when cards were laid down, and direct
 * them (Vienna §20 IV; Warsaw laws 15, 17).
 */
export const stand: Act<'STAND'> = (state, _move, by, events) => {
  const {table} = state;
  const seat = enemyOf(table, table.fault!.seat, by);
  const next = {...state, table: changed(table, {fault: null})};
  if (phaseOf(table) === 'playing.claim') {
    events.push({type: 'claim-met', seat, granted: false});
    return beforePlay(next);
  }
  events.push({type: 'deal-accepted', seat});
  return goOn(next, events);
};

/** The seat of a player among the enemies of another. */
export function enemyOf(table: Table, seat: Seat, player: Player | 'chance'): Seat {
  return [left(seat), left(seat, 3)].find((enemy) => playerAt(table, enemy) === player)!;
}
