import type {Card} from '@quinola/cards';
import type {Player, Seat} from '@quinola/play';
import {firstLook} from './dummy.js';
import {strictly} from './parts.js';
import {NOBODY, type Act} from './state.js';
import {changed, copyOf, plus} from './table.js';
import {seatDue, withCard} from './tricks.js';
import {toTrick, turnTrick} from './turning.js';
import type {WhistHappening, WhistState} from './types.js';
import {windowAfterTrick} from './window.js';

/** The player with the dummy looks at the hand that plays first (Vienna §24 b). */
export const look: Act<'LOOK'> = (state, _move, by, events) => {
  const {table} = state;
  events.push({type: 'looked', player: by as Player, seat: firstLook(table)});
  return toTrick({...state, table: changed(table, {looked: true})});
};

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
  if (!full) table.turn = {phase: 'playing.trick', must: table.seats[table.toPlay]!, may: NOBODY, over: false};
  const played = {table, pack: state.pack, hands, dealt: state.dealt};
  const strict = strictly(table);
  const next = strict ? strict.afterPlay(played, seat, card) : played;
  if (full) return windowAfterTrick(next, events) ?? turnTrick(next, events);
  return strict ? strict.beforePlay(next) : next;
}

/** A hand without one of its cards. */
function without(hand: readonly Card[], card: Card): Card[] {
  const rest: Card[] = [];
  for (const held of hand) if (held !== card) rest.push(held);
  return rest;
}
