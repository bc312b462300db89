import {
  BEST,
  BEST_BY,
  cardPlayer,
  GONE,
  LED,
  LEADER,
  newTable,
  OWN,
  topRank,
  TRUMP,
  unseenBy as unseenOf,
  VOIDS,
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
/** By seat, the suit it discarded last, but for the one it showed on the opponents' trumps; -1 = none. */
export const THROWN = OWN + 20;
/** By seat, the card it led last; -1 = none. */
const LED_BY = OWN + 24;
/** By seat, the suits it returned to its partner immediately. */
export const RETURNED = OWN + 28;
/** The previous trick: who led, which card, and who won; -1 = none. */
export const LAST_LEADER = OWN + 32;
export const LAST_LED = OWN + 33;
export const LAST_WINNER = OWN + 34;
/** By seat, the suits it discarded; {@linkcode SHOWED} beside them, if it showed its strongest on the opponents' trumps. */
export const THREW = OWN + 35;
export const SHOWED = 16;
/** By seat, what it did with an unknown card that it could have ruffed: ruffed it, or let it run; 0 = it had none. */
export const TRUMP_SIGN = OWN + 39;
export const WEAK = 1,
  FORCE = 2;
/** The card turned up, and by whom; -1 = none is remembered. */
const TURNED = OWN + 43,
  TURNED_BY = OWN + 44;

/** A table before the first lead, with empty hands. */
export function emptyTable(trump: number, leader: number): Int32Array {
  const table = newTable({seats: 4, leader, trump, own: 45});
  table.fill(-1, FIRST, FIRST + 4);
  table.fill(-1, THROWN, RETURNED);
  table[LAST_LEADER] = table[LAST_LED] = table[LAST_WINNER] = table[TURNED] = table[TURNED_BY] = -1;
  return table;
}

/** Puts the card that was turned up on a table, where everybody may remember it. */
export function turnUp(t: Int32Array, card: number, by: number): void {
  t[TURNED] = card;
  t[TURNED_BY] = by;
}

/** The rank of the trump that this seat turned up and still holds, as far as another seat knows; -1 = none. */
export function turnedBy(t: Int32Array, by: number, seat: number): number {
  const rank = t[TURNED]! & 31,
    trump = t[TRUMP]!;
  return t[TURNED_BY] === by && t[TURNED]! >> 5 === trump && (unseenBy(t, seat, trump) >> rank) & 1
    ? rank
    : -1;
}

/** Plays a card of the seat to play, and completes the trick when it is full. */
export const playCard = cardPlayer({
  noting(t, seat, card) {
    const led = t[LED]!,
      suit = card >> 5;
    if (led < 0) noteLead(t, seat, suit, card);
    else if (suit !== led >> 5) noteFree(t, seat, suit, led >> 5);
  },
  onTrick(t, winner) {
    t[LAST_LEADER] = t[LEADER]!;
    t[LAST_LED] = t[LED]!;
    t[LAST_WINNER] = winner;
  },
});

/** What it reveals that a seat did not follow: a suit thrown away or shown, and its trumps before an unknown card. */
function noteFree(t: Int32Array, seat: number, suit: number, led: number): void {
  const trump = t[TRUMP]!,
    best = t[BEST]!;
  if (suit !== trump) {
    if (led === trump && !t[THREW + seat] && (t[LEADER]! ^ seat) & 1) {
      t[THREW + seat] = SHOWED;
    } else {
      t[THROWN + seat] = suit;
      t[THREW + seat]! |= 1 << suit;
    }
  }
  if (led === trump || (t[VOIDS + seat]! >> trump) & 1 || t[BEST_BY] === (seat ^ 2)) return;
  const higher = WHOLE_SUIT & ~t[GONE + (best >> 5)]! & -(2 << (best & 31));
  if (higher) t[TRUMP_SIGN + seat] = suit === trump ? WEAK : FORCE;
}

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
