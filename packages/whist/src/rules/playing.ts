import type {Card} from '@quinola/cards';
import type {Player, Seat} from '@quinola/play';
import {firstLook} from './dummy.js';
import {afterPlay, beforePlay, toTrick} from './order.js';
import {isStrict, NOBODY, type Act} from './state.js';
import {seatDue, withCard} from './tricks.js';
import {turnTrick} from './turning.js';
import type {WhistHappening, WhistState} from './types.js';
import {windowAfterTrick} from './window.js';

/** The player with the dummy looks at the hand that plays first (Vienna §24 b). */
export const look: Act<'LOOK'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'looked', player: by as Player, seat: firstLook(table)});
  return toTrick({...state, table: {...table, looked: true}});
};

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

/** A hand without one of its cards. */
export function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  const rest = hand.slice();
  rest.splice(at, 1);
  return rest;
}
