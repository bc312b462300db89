import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {scoreAllows} from './calling.js';
import {part, strictly} from './parts.js';
import {NOBODY, tricksDone} from './state.js';
import {copyOf, plus} from './table.js';
import {seatDue, withCard} from './tricks.js';
import {turnTrick} from './turning.js';
import type {WhistHappening, WhistState} from './types.js';

/** A card is played to the trick by a seat, and everything that follows of itself. */
export function playCard(state: WhistState, seat: Seat, card: Card, events: WhistHappening[]): WhistState {
  const hands = state.hands.slice();
  hands[seat] = without(hands[seat]!, card);
  const table = copyOf(state.table);
  table.counts = plus(table.counts, seat, -1);
  table.trick = withCard(table.trick, table.leader, {seat, card});
  table.bound = null;
  const {turnUp} = table;
  if (turnUp !== null && turnUp.open !== null && turnUp.seat === seat) {
    // It lies open until the dealer plays to the first trick (V-11, Warsaw law 20).
    table.turnUp = {seat, open: null, remembered: turnUp.remembered};
    events.push({type: 'turn-up-taken', seat});
  }
  events.push({type: 'played', seat, card});
  const full = table.trick.length === 4;
  table.toPlay = full ? -1 : seatDue(table.trick, table.leader);
  if (!full)
    table.turn = {phase: 'playing.trick', must: table.seats[table.toPlay]!, may: NOBODY, over: false};
  const played = {table, pack: state.pack, hands, dealt: state.dealt};
  const strict = strictly(table);
  const next = strict ? strict.afterPlay(played, seat, card) : played;
  if (full) {
    const mayBeAsked = tricksDone(table) === 0 && (scoreAllows(table, 0) || scoreAllows(table, 1));
    return (mayBeAsked && part('settlement').window(next, events)) || turnTrick(next, events);
  }
  return strict ? strict.beforePlay(next) : next;
}

/** A hand without one of its cards. */
function without(hand: readonly Card[], card: Card): Card[] {
  const rest: Card[] = [];
  for (const held of hand) if (held !== card) rest.push(held);
  return rest;
}
