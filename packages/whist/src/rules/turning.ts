import {settle} from './penalties.js';
import {beforePlay} from './order.js';
import {isStrict, NO_CARDS, NOBODY, tricksDone} from './state.js';
import {winner} from './tricks.js';
import {sideOf, type Table, type Trick, type WhistHappening, type WhistState} from './types.js';

/** The full trick is turned: its winner leads to the next, or the deal is settled. */
export function turnTrick(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  const seat = winner(table.trump, table.trick)!.seat;
  const trick: Trick = {leader: table.leader, cards: table.trick, winner: seat};
  const tricks = [...table.tricks, trick];
  const won = table.tricksWon;
  const tricksWon = sideOf(seat) === 0 ? [won[0] + 1, won[1]] as const : [won[0], won[1] + 1] as const;
  events.push({type: 'trick-won', seat, trick, number: tricksDone({tricksWon})});
  if (tricks.length === 1 && table.dummy >= 0) events.push({type: 'dummy-open', seat: table.dummy});
  const next: Table = {
    ...table, tricks, tricksWon, trick: NO_CARDS, leader: seat, toPlay: seat,
    turn: {phase: 'playing.trick', must: table.seats[seat]!, may: NOBODY, over: false},
  };
  const done = {table: next, pack: state.pack, hands: state.hands, dealt: state.dealt};
  if (next.counts[seat] === 0) return settle(done, events);
  return isStrict(table) ? beforePlay(done) : done;
}
