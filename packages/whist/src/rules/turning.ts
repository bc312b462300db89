import {beforePlay} from './order.js';
import {settle} from './penalties.js';
import {isStrict, NO_CARDS, NOBODY, tricksDone} from './state.js';
import {copyOf} from './table.js';
import {winner} from './tricks.js';
import {sideOf, type Trick, type WhistHappening, type WhistState} from './types.js';

/** The full trick is turned: its winner leads to the next, or the deal is settled. */
export function turnTrick(state: WhistState, events: WhistHappening[]): WhistState {
  const table = copyOf(state.table);
  const {seat} = winner(table.trump, table.trick)!;
  const trick: Trick = {leader: table.leader, cards: table.trick, winner: seat};
  const won = table.tricksWon;
  table.tricks = [...table.tricks, trick];
  table.tricksWon = sideOf(seat) === 0 ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
  table.trick = NO_CARDS;
  table.leader = table.toPlay = seat;
  table.turn = {phase: 'playing.trick', must: table.seats[seat]!, may: NOBODY, over: false};
  const number = tricksDone(table);
  events.push({type: 'trick-won', seat, trick, number});
  if (number === 1 && table.dummy >= 0) events.push({type: 'dummy-open', seat: table.dummy});
  const done = {table, pack: state.pack, hands: state.hands, dealt: state.dealt};
  if (table.counts[seat] === 0) return settle(done, events);
  return isStrict(table) ? beforePlay(done) : done;
}
