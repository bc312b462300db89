import {NO_CARDS, NOBODY, withAdded, type Draft, type Player, type Seat} from '@quinola/play';
import {firstHandToSee} from './dummy.js';
import {askBeforePlay} from './etiquette/order.js';
import {settle as settleStrictly} from './etiquette/penalties.js';
import {mark} from './marking.js';
import {winner} from './tricks.js';
import {sideOf, type Act, type Table, type Trick, type WhistHappening, type WhistState} from './types.js';
import {changed, isStrict, tricksDone, waitingAt} from './table.js';

/** The trick waits for the seat to play; under strict etiquette its opponents may first demand something of it. */
export function toTrick(state: WhistState): WhistState {
  const {table} = state;
  return isStrict(table)
    ? askBeforePlay(state)
    : {...state, table: waitingAt(table, 'playing.trick', table.toPlay)};
}

/** The player with the dummy looks at the hand that plays first (Vienna §24 b). */
export const look: Act<'LOOK'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'looked', player: by as Player, seat: firstHandToSee(table)});
  return toTrick({...state, table: changed(table, {looked: true})});
};

/**
 * The full trick is turned: its winner leads the next, or the deal is settled.
 * @param state whose table nobody else uses yet, because it is modified in place
 */
export function turnTrick(state: WhistState, events: WhistHappening[]): WhistState {
  const table: Draft<Table> = state.table;
  const {seat} = winner(table.trump, table.trick)!;
  const trick: Trick = {leader: table.leader, cards: table.trick, winner: seat};
  table.tricks = [...table.tricks, trick];
  table.tricksWon = withAdded(table.tricksWon, sideOf(seat), 1);
  table.trick = NO_CARDS;
  table.leader = table.toPlay = seat;
  table.turn = {phase: 'playing.trick', must: table.seats[seat]!, may: NOBODY, over: false};
  const number = tricksDone(table);
  events.push({type: 'trick-won', seat, trick, number});
  if (number === 1 && table.dummy >= 0) events.push({type: 'dummy-open', seat: table.dummy});
  if (table.counts[seat] === 0) return settle(state, events);
  return isStrict(table) ? askBeforePlay(state) : state;
}

/** All remaining tricks go to a side, and the deal is settled. */
export function giveRest(state: WhistState, seat: Seat, events: WhistHappening[]): WhistState {
  const {table} = state;
  const rest = table.counts[table.leader]! + Number(table.trick.some((laid) => laid.seat === table.leader));
  return settle(
    {
      ...state,
      table: changed(table, {tricksWon: withAdded(table.tricksWon, sideOf(seat), rest), toPlay: -1}),
    },
    events,
  );
}

/** The deal is played out: it is marked, at a strict table after irregularities are dealt with. */
function settle(state: WhistState, events: WhistHappening[]): WhistState {
  return isStrict(state.table) ? settleStrictly(state, events) : mark(state, events);
}
