import type {Card} from '@quinola/cards';
import type {Laid, Player, Seat} from '@quinola/play';
import {windowAfterTrick} from './calls.js';
import {afterPlay, beforePlay, toTrick} from './etiquette.js';
import {settle} from './finish.js';
import {isStrict, tricksDone, type Act} from './state.js';
import {seatDue, winner, withCard} from './tricks.js';
import {sideOf, type Table, type Trick, type WhistHappening, type WhistState} from './types.js';

/** The player with the dummy looks at the hand that plays first (Vienna §24 b). */
export const look: Act<'LOOK'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'looked', player: by as Player, seat: firstLook(table)});
  return toTrick({...state, table: {...table, looked: true}});
};

/**
 * The hand that the player with the dummy must look at first: the one of his two that plays first to the first
 * trick (Vienna §24 b).
 */
export function firstLook(table: Pick<Table, 'dummy' | 'dealer'>): Seat {
  const {dummy, dealer} = table;
  // The dummy plays first when its partner or his left neighbour dealt.
  return (dealer + 4 - dummy) % 4 >= 2 ? dummy : (dummy + 2) % 4;
}

/** A card is played to the trick by the seat whose turn it is, and everything that follows of itself. */
export function playCard(state: WhistState, seat: Seat, card: Card, events: WhistHappening[]): WhistState {
  const {table} = state;
  const hands = state.hands.slice();
  hands[seat] = without(hands[seat]!, card);
  const counts = table.counts.slice();
  counts[seat]!--;
  const trick = withCard(table.trick, table.leader, {seat, card});
  let {turnUp} = table;
  if (turnUp !== null && turnUp.open !== null && turnUp.seat === seat) {
    // It lies open until the dealer plays to the first trick (V-11, Warsaw law 20).
    turnUp = {seat, open: null, remembered: turnUp.remembered};
    events.push({type: 'turn-up-taken', seat});
  }
  events.push({type: 'played', seat, card});
  const strict = isStrict(table);
  if (trick.length === 4) {
    const full = {...state, hands, table: {...table, counts, trick, turnUp, toPlay: -1, bound: null}};
    const next = strict ? afterPlay(full, seat, card) : full;
    return windowAfterTrick(next, events) ?? turnTrick(next, events);
  }
  const due = seatDue(trick, table.leader);
  const turn = {phase: 'playing.trick', must: table.seats[due]!, may: NOBODY, over: false};
  const next = {
    table: {...table, counts, trick, turnUp, toPlay: due, bound: null, turn},
    pack: state.pack, hands, dealt: state.dealt,
  };
  return strict ? beforePlay(afterPlay(next, seat, card)) : next;
}

const NOBODY: readonly Player[] = [];

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

const NO_CARDS: readonly Laid[] = [];

/** A hand without one of its cards. */
export function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  const rest = hand.slice();
  rest.splice(at, 1);
  return rest;
}
