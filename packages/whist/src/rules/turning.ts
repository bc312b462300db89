import type {Seat} from '@quinola/play';
import {part, strictly} from './parts.js';
import {NO_CARDS, NOBODY, playerAt, tricksDone, waiting} from './state.js';
import {changed, plus, type Draft} from './table.js';
import {winner} from './tricks.js';
import {sideOf, type Trick, type WhistHappening, type WhistState} from './types.js';

/** The trick waits for the seat whose card is due; under strict etiquette its enemies may first ask something of it. */
export function toTrick(state: WhistState): WhistState {
  const {table} = state;
  return (
    strictly(table)?.beforePlay(state) ?? {
      ...state,
      table: waiting(table, 'playing.trick', playerAt(table, table.toPlay)),
    }
  );
}

/**
 * The full trick is turned: its winner leads to the next, or the deal is settled.
 * @param state with a table that nobody else has seen yet: it is written on
 */
export function turnTrick(state: WhistState, events: WhistHappening[]): WhistState {
  const table: Draft = state.table;
  const {seat} = winner(table.trump, table.trick)!;
  const trick: Trick = {leader: table.leader, cards: table.trick, winner: seat};
  table.tricks = [...table.tricks, trick];
  table.tricksWon = plus(table.tricksWon, sideOf(seat), 1);
  table.trick = NO_CARDS;
  table.leader = table.toPlay = seat;
  table.turn = {phase: 'playing.trick', must: table.seats[seat]!, may: NOBODY, over: false};
  const number = tricksDone(table);
  events.push({type: 'trick-won', seat, trick, number});
  if (number === 1 && table.dummy >= 0) events.push({type: 'dummy-open', seat: table.dummy});
  if (table.counts[seat] === 0) return settle(state, events);
  return strictly(table)?.beforePlay(state) ?? state;
}

/** All remaining tricks go to a side, and the deal is settled. */
export function giveRest(state: WhistState, seat: Seat, events: WhistHappening[]): WhistState {
  const {table} = state;
  const rest = table.counts[table.leader]! + Number(table.trick.some((laid) => laid.seat === table.leader));
  return settle(
    {...state, table: changed(table, {tricksWon: plus(table.tricksWon, sideOf(seat), rest), toPlay: -1})},
    events,
  );
}

/** The deal is played out: it is marked, at a strict table when irregularities are dealt with. */
function settle(state: WhistState, events: WhistHappening[]): WhistState {
  const strict = strictly(state.table);
  return strict ? strict.settle(state, events) : part('settlement').mark(state, events);
}
