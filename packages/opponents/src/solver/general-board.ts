import {forget} from './general-table.js';
import {beginSearch} from './pause.js';
import type {TrickPosition} from './position.js';

// The position that the kernel for every trick game solves.

/** Suits of the largest pack, trumps included. */
export const SUITS = 5;
/** Cards of the largest pack, and some more. */
export const DEPTHS = 80;
const NO_TRUMP = -1;

/** Holdings at `seat * SUITS + suit`. */
export const hands = new Int32Array(4 * SUITS);
/** Per suit the cards that are in no gathered trick. */
export const left = new Int32Array(SUITS);
/** What each card is worth, by card number. */
export const worth = new Int32Array(SUITS << 5);
/** The cards played, by depth. */
export const played = new Int32Array(DEPTHS);
/** How many play, how many suits there are, the trump suit, the camp as a mask of seats, whether who cannot follow must trump. */
export let seats = 4,
  suits = 4,
  trump = NO_TRUMP,
  camp = 0,
  mustTrump = false;
/** Camp's sign: 1 if it wants much, 0 if it would rather have little. */
export let wants = 1;
/** What a trick is worth apart from its cards. */
export let perTrick = 1;
/** Whether points are counted, instead of tricks. */
export let byPoints = false;

/** How many cards a mask holds. */
export function count(mask: number): number {
  let n = 0;
  for (let x = mask; x; x &= x - 1) n++;
  return n;
}

/** What is left to be won at the root, and the best card on the table there with its seat. */
export const root = {rest: 0, bestSeat: 0, best: 0};
/** `hands` and `left` as they were in the beginning: a search that pauses leaves them as they stand. */
const firstHands = new Int32Array(4 * SUITS);
const firstLeft = new Int32Array(SUITS);

/** Goes back to the beginning of the position being solved. */
export function rewind(): void {
  hands.set(firstHands);
  left.set(firstLeft);
}

/** Takes over a position. */
export function setUp(position: TrickPosition): void {
  ({seats, suits, trump, camp} = position);
  mustTrump = position.mustTrump ?? false;
  wants = position.avoid ? 0 : 1;
  const {points, table: onTable, leader} = position;
  byPoints = points !== undefined;
  perTrick = byPoints ? 0 : 1;
  forget();
  hands.fill(0);
  let cards = onTable.length;
  root.rest = 0;
  for (let s = 0; s < suits; s++) {
    left[s] = 0;
    for (let seat = 0; seat < seats; seat++) {
      const holding = position.hands[seat * suits + s]!;
      hands[seat * SUITS + s] = holding;
      left[s]! |= holding;
    }
    cards += count(left[s]!);
  }
  root.bestSeat = leader;
  root.best = 0;
  onTable.forEach((card, i) => {
    left[card >> 5]! |= 1 << (card & 31);
    played[i] = card;
    if (i === 0 || (card >> 5 === root.best >> 5 ? card > root.best : card >> 5 === trump)) {
      root.bestSeat = (leader + i) % seats;
      root.best = card;
    }
  });
  worth.fill(0);
  if (points) {
    for (let s = 0; s < suits; s++) {
      for (let x = left[s]!; x; x &= x - 1) {
        const card = (s << 5) | (31 - Math.clz32(x & -x));
        root.rest += worth[card] = points[card] ?? 0;
      }
    }
  } else root.rest = cards / seats;
  beginSearch();
  firstHands.set(hands);
  firstLeft.set(left);
}
