import {top} from './cards.js';

/*
 * A deal of whist as 72 integers: the four hands and all that the book asks about the tricks played. One array,
 * so that a deal is copied at once and nothing is made while it is played out.
 */

/** Holdings at `seat * 4 + suit`. */
export const HANDS = 0;
/** By suit, the cards played, those on the table with them. */
export const GONE = 16;
/** By seat, the suits in which it has failed to follow, a bit for each. */
export const VOIDS = 20;
/** By suit, the seat that led it first; -1 = none. */
export const FIRST = 24;
/** By seat, the suits that it opened with a six or less. */
export const INVITES = 28;
/** By seat, the suits that it opened and led again. */
export const LONG = 32;
/** By seat, how often it has led trumps. */
export const TRUMP_LEADS = 36;
/** By seat, whether it led trumps and then something else. */
export const GAVE_UP = 40;
/** By seat, the suit that it threw last; -1 = none. */
export const THROWN = 44;
/** By seat, the card that it led last; -1 = none. */
const LED_BY = 48;
/** By seat, the suits that it returned at once to its partner. */
export const RETURNED = 52;
export const TRUMP = 56;
export const LEADER = 57;
/** How many cards lie on the table. */
export const LAID = 58;
/** The card led, the card that is winning, and whose it is. */
export const LED = 59;
export const BEST = 60;
export const BEST_SEAT = 61;
/** Tricks of the seats 0 and 2, and of all. */
export const EVEN_TRICKS = 62;
export const TRICKS = 63;
/** Of the trick before: who led, which card, and who won; -1 = none. */
export const LAST_LEADER = 64;
export const LAST_LED = 65;
export const LAST_WINNER = 66;
/** The cards on the table in order. */
export const ON_TABLE = 68;

/** How many integers a table has. */
export const TABLE_SIZE = 72;

/** A table before the first lead, without hands. */
export function emptyTable(trump: number, leader: number): Int32Array {
  const table = new Int32Array(TABLE_SIZE);
  table.fill(-1, FIRST, FIRST + 4);
  table.fill(-1, THROWN, RETURNED);
  table[TRUMP] = trump;
  table[LEADER] = leader;
  table[LAST_LEADER] = table[LAST_LED] = table[LAST_WINNER] = -1;
  return table;
}

/** The seat whose turn it is. */
export function seatDue(t: Int32Array): number {
  return (t[LEADER]! + t[LAID]!) & 3;
}

/** Whether a card beats the one that is winning. */
export function beats(t: Int32Array, card: number, best: number): boolean {
  return card >> 5 === best >> 5 ? card > best : card >> 5 === t[TRUMP];
}

/** The lawful cards of a suit for the seat due: all, or none where another suit must be followed. */
export function lawfulMask(t: Int32Array, seat: number, suit: number): number {
  if (t[LAID]) {
    const led = t[LED]! >> 5;
    if (suit !== led && t[HANDS + seat * 4 + led]) return 0;
  }
  return t[HANDS + seat * 4 + suit]!;
}

/** Plays a card of the seat due, and turns the trick when it is full. The card leaves the hand if it is in it. */
export function playCard(t: Int32Array, card: number): void {
  const laid = t[LAID]!,
    seat = (t[LEADER]! + laid) & 3,
    suit = card >> 5,
    bit = 1 << (card & 31);
  t[HANDS + seat * 4 + suit]! &= ~bit;
  t[GONE + suit]! |= bit;
  t[ON_TABLE + laid] = card;
  if (laid === 0) {
    lead(t, seat, suit, card);
    t[LED] = t[BEST] = card;
    t[BEST_SEAT] = seat;
  } else {
    const led = t[LED]! >> 5;
    if (suit !== led) {
      t[VOIDS + seat]! |= 1 << led;
      if (suit !== t[TRUMP]) t[THROWN + seat] = suit;
    }
    if (beats(t, card, t[BEST]!)) {
      t[BEST] = card;
      t[BEST_SEAT] = seat;
    }
  }
  if (laid < 3) {
    t[LAID] = laid + 1;
    return;
  }
  const winner = t[BEST_SEAT]!;
  t[LAST_LEADER] = t[LEADER]!;
  t[LAST_LED] = t[LED]!;
  t[LAST_WINNER] = winner;
  t[LEADER] = winner;
  t[LAID] = 0;
  t[TRICKS]!++;
  if (!(winner & 1)) t[EVEN_TRICKS]!++;
}

/** What a lead tells: whose suit it is, an invite, a return, trumps drawn or given up. */
function lead(t: Int32Array, seat: number, suit: number, card: number): void {
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

/** The cards of a suit that a seat does not see: neither in its hand nor played. */
export function unseenBy(t: Int32Array, seat: number, suit: number): number {
  return 0x1fff & ~(t[GONE + suit]! | t[HANDS + seat * 4 + suit]!);
}

/** Whether a card is the highest of its suit for all that a seat sees (*freie Karte*). */
export function isMaster(t: Int32Array, seat: number, card: number): boolean {
  return top(unseenBy(t, seat, card >> 5)) < (card & 31);
}
