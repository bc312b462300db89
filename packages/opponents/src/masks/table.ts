import {SUIT_SLOTS} from './pack.js';

/*
 * A deal in play as one array of integers: hands, the cards on the table, and what the tricks have shown. It can be copied and
 * played out thousands of times without allocations. The layout is the same for all games of two to six seats; the data of a
 * single game begin at OWN.
 */

/** The most seats of a table. */
export const MOST_SEATS = 6;

/** Holdings of the hands, at `seat * SUIT_SLOTS + suit`. */
export const HANDS = 0;
/** By suit, the cards played, those on the table with them. */
export const GONE = 30;
/** By seat, the suits in which it has shown to have nothing, a bit for each. */
export const VOIDS = 35;
/** The cards on the table in their order, and how many they are. */
export const ON_TABLE = 41;
export const LAID = 47;
/** Who led, or leads. */
export const LEADER = 48;
/** Finished tricks. */
export const TRICKS = 49;
export const SEATS = 50;
/** Number of the trump suit; -1 = none. */
export const TRUMP = 51;
/** The card whose suit must be followed; -1 if any card may be played. */
export const LED = 52;
/** The card that is winning, and whose it is. */
export const BEST = 53;
export const BEST_BY = 54;
/** Tricks won, by seat. */
export const WON = 55;
/** Start of the game's own data. */
export const OWN = 61;

/** A table before the first lead, without hands. */
export interface NewTable {
  readonly seats: number;
  readonly leader: number;
  /** Default: none. */
  readonly trump?: number;
  /** How many integers the game keeps of its own. */
  readonly own?: number;
}

/** Makes a table before the first lead, all hands empty. */
export function newTable({seats, leader, trump = -1, own = 0}: NewTable): Int32Array {
  const t = new Int32Array(OWN + own);
  t[SEATS] = seats;
  t[LEADER] = leader;
  t[TRUMP] = trump;
  t[LED] = -1;
  return t;
}

/** How the cards of a game are played. All functions work on numbers only and keep no state. */
export interface TablePlay {
  /** Whether a card would win over the one that is winning. Default: the higher of its suit, or a trump. */
  readonly beats?: (t: Int32Array, card: number, best: number) => boolean;
  /** Whether a led card's suit must be followed. Default: yes. */
  readonly asks?: (t: Int32Array, card: number) => boolean;
  /** The suits, as bits, that a seat has shown to lack by a card of another suit than that led. Default: that led. */
  readonly shows?: (t: Int32Array, card: number, led: number) => number;
  /** Updates the game's own data, before the card is put on the table. */
  readonly noting?: (t: Int32Array, seat: number, card: number) => void;
  /** A trick is full: `t[BEST_BY]` has won it, its cards still lie in order. */
  readonly onTrick?: (t: Int32Array, winner: number) => void;
}

/** The seat whose card is due. */
export function seatDue(t: Int32Array): number {
  const seat = t[LEADER]! + t[LAID]!;
  return seat < t[SEATS]! ? seat : seat - t[SEATS]!;
}

/** Whether a card wins over another by suit and trump alone. */
export function beatsByTrump(t: Int32Array, card: number, best: number): boolean {
  return card >> 5 === best >> 5 ? card > best : card >> 5 === t[TRUMP];
}

/**
 * Plays cards onto a table: the card of the seat due leaves its hand, if it is in it, and a full trick is turned.
 *
 * ```ts
 * const play = cardPlayer({}); // follow suit, trumps win
 * const t = newTable({seats: 3, leader: 0, trump: 1});
 * play(t, numberOf('TH'));
 * ```
 */
export function cardPlayer({
  beats = beatsByTrump,
  asks,
  shows,
  noting,
  onTrick,
}: TablePlay): (t: Int32Array, card: number) => void {
  return (t, card) => {
    const laid = t[LAID]!,
      seats = t[SEATS]!,
      seat = seatDue(t),
      suit = card >> 5,
      bit = 1 << (card & 31);
    noting?.(t, seat, card);
    t[HANDS + seat * SUIT_SLOTS + suit]! &= ~bit;
    t[GONE + suit]! |= bit;
    if (t[LED]! < 0) {
      if (!asks || asks(t, card)) t[LED] = card;
    } else if (suit !== t[LED]! >> 5) {
      t[VOIDS + seat]! |= shows ? shows(t, card, t[LED]! >> 5) : 1 << (t[LED]! >> 5);
    }
    if (!laid || beats(t, card, t[BEST]!)) {
      t[BEST] = card;
      t[BEST_BY] = seat;
    }
    t[ON_TABLE + laid] = card;
    if (laid + 1 < seats) {
      t[LAID] = laid + 1;
      return;
    }
    const winner = t[BEST_BY]!;
    t[TRICKS]!++;
    t[WON + winner]!++;
    onTrick?.(t, winner);
    t[LEADER] = winner;
    t[LAID] = 0;
    t[LED] = -1;
  };
}

/** The cards that a seat may play where suit must be followed and nothing more, by suit, written into an array. */
export function followInto(t: Int32Array, seat: number, into: Int32Array): void {
  const base = HANDS + seat * SUIT_SLOTS,
    led = t[LED]! < 0 ? -1 : t[LED]! >> 5;
  const only = led >= 0 && t[base + led] ? led : -1;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) into[suit] = only < 0 || suit === only ? t[base + suit]! : 0;
}

/** Gives the first seats the hands that lie in holdings. */
export function putHands(t: Int32Array, holdings: Int32Array): void {
  for (let i = t[SEATS]! * SUIT_SLOTS; i--;) t[HANDS + i] = holdings[i]!;
}

/** The cards of a suit that a seat does not see: neither in its hand nor played. */
export function unseenBy(t: Int32Array, whole: number, seat: number, suit: number): number {
  return whole & ~(t[GONE + suit]! | t[HANDS + seat * SUIT_SLOTS + suit]!);
}

/** Whether two cards of a suit are equivalent for the seat to play: no card that is still out lies between them. */
export function isBeside(t: Int32Array, one: number, other: number): boolean {
  const suit = one >> 5,
    low = Math.min(one, other) & 31,
    high = Math.max(one, other) & 31;
  const own = t[HANDS + seatDue(t) * SUIT_SLOTS + suit]!;
  const between = (1 << high) - (2 << low);
  const onTable = t[LAID] && t[BEST]! >> 5 === suit ? 1 << (t[BEST]! & 31) : 0;
  return (between & ~(own | (t[GONE + suit]! & ~onTable))) === 0;
}
