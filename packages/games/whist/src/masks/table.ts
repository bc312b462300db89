import {
  cardPlayer,
  LED,
  LEADER,
  newTable,
  OWN,
  topRank,
  TRUMP,
  unseenBy as unseenOf,
  WON,
} from '@quinola/opponents';
import {WHOLE_SUIT} from './cards.js';

// What the whist maxims ask about the tricks played, beyond what every table keeps.

/** By suit, the seat that led it first; -1 = none. */
export const FIRST = OWN;
/** By seat, the suits it opened with a six or lower. */
export const INVITES = OWN + 4;
/** By seat, the suits it opened and led again. */
export const LONG = OWN + 8;
/** By seat, how often it has led trumps. */
export const TRUMP_LEADS = OWN + 12;
/** By seat, whether it led trumps and then something else. */
export const GAVE_UP = OWN + 16;
/** By seat, the suit it discarded last; -1 = none. */
export const THROWN = OWN + 20;
/** By seat, the card it led last; -1 = none. */
const LED_BY = OWN + 24;
/** By seat, the suits it returned to its partner immediately. */
export const RETURNED = OWN + 28;
/** The previous trick: who led, which card, and who won; -1 = none. */
export const LAST_LEADER = OWN + 32;
export const LAST_LED = OWN + 33;
export const LAST_WINNER = OWN + 34;

/** A table before the first lead, with empty hands. */
export function emptyTable(trump: number, leader: number): Int32Array {
  const table = newTable({seats: 4, leader, trump, own: 35});
  table.fill(-1, FIRST, FIRST + 4);
  table.fill(-1, THROWN, RETURNED);
  table[LAST_LEADER] = table[LAST_LED] = table[LAST_WINNER] = -1;
  return table;
}

/** Plays a card of the seat to play, and completes the trick when it is full. */
export const playCard = cardPlayer({
  noting(t, seat, card) {
    const led = t[LED]!,
      suit = card >> 5;
    if (led < 0) noteLead(t, seat, suit, card);
    else if (suit !== led >> 5 && suit !== t[TRUMP]) t[THROWN + seat] = suit;
  },
  onTrick(t, winner) {
    t[LAST_LEADER] = t[LEADER]!;
    t[LAST_LED] = t[LED]!;
    t[LAST_WINNER] = winner;
  },
});

/** What a lead reveals: whose suit it is, an invite, a return, trumps drawn or given up. */
function noteLead(t: Int32Array, seat: number, suit: number, card: number): void {
  const first = t[FIRST + suit]!,
    bit = 1 << suit,
    trump = t[TRUMP]!;
  if (first < 0) {
    t[FIRST + suit] = seat;
    if ((card & 31) < 5) t[INVITES + seat]! |= bit;
  } else if (first === seat) {
    t[LONG + seat]! |= bit;
  } else if (first === (seat ^ 2) && t[LAST_LEADER] === first && t[LAST_LED]! >> 5 === suit) {
    t[RETURNED + seat]! |= bit;
  }
  const before = t[LED_BY + seat]!;
  if (suit === trump) {
    t[TRUMP_LEADS + seat]!++;
    t[GAVE_UP + seat] = 0;
  } else if (before >= 0 && before >> 5 === trump) {
    t[GAVE_UP + seat] = 1;
  }
  t[LED_BY + seat] = card;
}

/** Tricks of the seats 0 and 2. */
export function evenTricks(t: Int32Array): number {
  return t[WON]! + t[WON + 2]!;
}

/** The cards of a suit that a seat cannot see: neither in its hand nor played. */
export function unseenBy(t: Int32Array, seat: number, suit: number): number {
  return unseenOf(t, WHOLE_SUIT, seat, suit);
}

/** Whether a card is the highest of its suit as far as the seat can tell (*freie Karte*). */
export function isMaster(t: Int32Array, seat: number, card: number): boolean {
  return topRank(unseenBy(t, seat, card >> 5)) < (card & 31);
}
