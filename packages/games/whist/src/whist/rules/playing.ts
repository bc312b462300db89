import type {Card} from '@quinola/cards';
import {
  isSameMove,
  NOBODY,
  playOf,
  withAdded,
  without,
  type MoveRule,
  type Refusal,
  type Seat,
} from '@quinola/play';
import {windowAfterTrick} from './call-window.js';
import {boundCards} from './etiquette/bonds.js';
import {afterPlay, askBeforePlay} from './etiquette/order.js';
import {earlyPlays} from './etiquette/rights.js';
import {scoreAllows} from './may-call.js';
import {copyOf, isStrict, tricksDone} from './table.js';
import {following, ledCard, seatDue, suit, withCard} from './tricks.js';
import {turnTrick} from './turning.js';
import type {WhistHappening, WhistState, WhistTypes, WhistView} from './types.js';
import {handDue, ownSeat} from './view.js';

/**
 * A card is played. Not the kit's `playToTrick`: here a card can be played out of turn, a trick may wait for calls
 * before it is turned, and strict etiquette may intervene before and after every card.
 */
export const PLAYING: MoveRule<WhistTypes, 'PLAY'> = {
  // Under Warsaw law 16 it can be the last hand's card before its partner's.
  right: true,
  moves(view) {
    if (!isOnTurn(view)) return earlyPlays(view);
    const {toPlay, seat} = view;
    const cards = lawfulPlays(view);
    return toPlay === seat ? cards.map(playOf) : cards.map((card) => ({type: 'PLAY', card, seat: toPlay}));
  },
  refuse(view, move) {
    if (isOnTurn(view)) return refusePlay(view, move.card, move.seat ?? view.seat);
    return earlyPlays(view).some((early) => isSameMove(early, move)) ? null : {reason: 'not-now'};
  },
  act(state, {card}, by, events) {
    const {turn, toPlay, etiquette} = state.table;
    return playCard(state, turn.must === by ? toPlay : etiquette.early, card, events);
  },
  isPlain({table, hands}, by, {card, seat}) {
    const {toPlay, bound} = table;
    if (bound !== null || (seat ?? ownSeat(table, by)) !== toPlay) return false;
    const hand = hands[toPlay]!;
    if (!hand.includes(card)) return false;
    const led = ledCard(table);
    if (led === null || suit(led) === suit(card)) return true;
    for (const held of hand) if (suit(held) === suit(led)) return false;
    return true;
  },
};

/** The cards the seat to play may play, including etiquette restrictions. */
export function lawfulPlays(view: WhistView): readonly Card[] {
  const cards = following(view, handDue(view));
  return view.bound ? boundCards(view, cards) : cards;
}

function isOnTurn({turn, player}: WhistView): boolean {
  return turn.must === player;
}

function refusePlay(view: WhistView, card: Card, seat: Seat): Refusal | null {
  const {toPlay, bound} = view;
  const hand = handDue(view);
  if (seat !== toPlay) return {reason: 'wrong-hand', about: {seat: toPlay}};
  if (!hand.includes(card)) return {reason: 'not-held', about: {card}};
  if (lawfulPlays(view).includes(card)) return null;
  return following(view, hand).includes(card)
    ? {reason: `bound-${bound!.what}`, about: {card}}
    : {reason: 'must-follow', about: {suit: suit(ledCard(view)!), card}};
}

/** A seat plays a card to the trick, followed by everything that happens automatically. */
export function playCard(state: WhistState, seat: Seat, card: Card, events: WhistHappening[]): WhistState {
  const hands = state.hands.slice();
  hands[seat] = without(hands[seat]!, card);
  const table = copyOf(state.table);
  table.counts = withAdded(table.counts, seat, -1);
  table.trick = withCard(table.trick, table.leader, {seat, card});
  table.bound = null;
  const {turnUp} = table;
  if (turnUp !== null && turnUp.open !== null && turnUp.seat === seat) {
    // It stays open until the dealer plays to the first trick (V-11, Warsaw law 20).
    table.turnUp = {seat, open: null, remembered: turnUp.remembered};
    events.push({type: 'turn-up-taken', seat});
  }
  events.push({type: 'played', seat, card});
  const full = table.trick.length === 4;
  table.toPlay = full ? -1 : seatDue(table.trick, table.leader);
  if (!full)
    table.turn = {phase: 'playing.trick', must: table.seats[table.toPlay]!, may: NOBODY, over: false};
  const played = {table, pack: state.pack, hands, dealt: state.dealt};
  const strict = isStrict(table);
  const next = strict ? afterPlay(played, seat, card) : played;
  if (full) {
    const mayBeAsked = tricksDone(table) === 0 && (scoreAllows(table, 0) || scoreAllows(table, 1));
    return (mayBeAsked && windowAfterTrick(next, events)) || turnTrick(next, events);
  }
  return strict ? askBeforePlay(next) : next;
}
