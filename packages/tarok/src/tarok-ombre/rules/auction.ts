import {speaker, type Seat} from '@quinola/play';
import {beginExchange} from './asking.js';
import {afterWord, hasHand, isPlayed} from './bidding.js';
import {part} from './parts.js';
import {changed, forehandOf, waitingAt, type Act} from './table.js';
import type {Contract, Table, TarokOmbrePhase, TarokOmbreHappening, TarokOmbreState} from './types.js';

/** Forehand looks at his cards. */
export const look: Act<'LOOK'> = (state, _move, _by, events) => {
  const {table} = state;
  const forehand = forehandOf(table);
  events.push({type: 'looked', seat: forehand});
  return {...state, table: waitingAt(table, 'bidding.opening', forehand, {looked: true})};
};

/** A game is named. */
export const bid: Act<'BID'> = (state, {contract}, _by, events) => {
  const {table} = state;
  const unseen = !table.looked;
  events.push({type: 'bid', seat: speaker(table.auction)!, contract, unseen});
  return spoke(
    {...state, table: changed(table, {looked: true, unseen: table.unseen || unseen})},
    contract,
    events,
  );
};

/** The elder plays what the younger has bid (7.). */
export const hold: Act<'HOLD'> = (state, _move, _by, events) => {
  const {auction} = state.table;
  const {bid: contract} = auction.high!;
  events.push({type: 'held', seat: speaker(auction)!, contract});
  return spoke(state, contract, events);
};

/** The speaker is out. */
export const pass: Act<'PASS'> = (state, _move, _by, events) => {
  events.push({type: 'passed', seat: speaker(state.table.auction)!});
  return spoke(state, null, events);
};

function spoke(
  state: TarokOmbreState,
  contract: Contract | null,
  events: TarokOmbreHappening[],
): TarokOmbreState {
  const {table} = state;
  const auction = afterWord(table.options, table.auction, forehandOf(table), contract);
  const next = changed(table, {auction});
  const seat = speaker(auction);
  if (seat !== null) return {...state, table: waitingAt(next, phaseOfBidding(next, seat), seat)};
  const {high} = auction;
  if (high === null || !isPlayed(table.options, high.bid))
    return part('settlement').throwIn({...state, table: next}, events);
  events.push({type: 'contract', seat: high.by, contract: high.bid});
  return beginExchange({...state, table: changed(next, {declarer: high.by, contract: high.bid})}, events);
}

/** Who has the hand answers; else somebody opens, or bids over what stands. */
function phaseOfBidding(table: Table, seat: Seat): TarokOmbrePhase {
  const {high} = table.auction;
  if (high === null) return 'bidding.opening';
  return hasHand(forehandOf(table), seat, high.by) ? 'bidding.answering' : 'bidding.overbidding';
}
