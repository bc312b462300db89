import {COUNT, highest} from './bits.js';
import {hands, left, playedSuit, trump} from './board.js';
import {CARD} from './order.js';

// The card that last cut off in a like place is tried first. Two places that share a number only cost time.

const HINTS = 1 << 15;
/** What is left of the place's number << 15 | the card. */
const hints = new Int32Array(HINTS);

/** One bit for each suit of which a hand has an odd number. */
function parity(h: number): number {
  return (
    (COUNT[hands[h]!]! & 1) |
    ((COUNT[hands[h | 1]!]! & 1) << 1) |
    ((COUNT[hands[h | 2]!]! & 1) << 2) |
    ((COUNT[hands[h | 3]!]! & 1) << 3)
  );
}

/** The number of a place in the play: who holds which cards of the suit led, or what the hand holds. */
export function hintAt(
  d: number,
  place: number,
  seat: number,
  need: number,
  bestSuit: number,
  bestBit: number,
): number {
  const h = seat << 2,
    led = playedSuit[d - place]!;
  let a: number, b: number;
  if (place && hands[h | led]) {
    a = (left[led]! << 13) | bestBit;
    b = (led << 6) | (bestSuit << 4) | (seat << 2) | place;
  } else {
    a =
      Math.imul(hands[h]! | (hands[h | 1]! << 13), 0x2545f491) +
      (place ? (bestBit << 6) | (bestSuit << 4) | (place << 2) | seat : parity(h ^ 8));
    b = hands[h | 2]! | (hands[h | 3]! << 13);
    if (trump >= 0) b += need << 26;
  }
  let x = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  x ^= x >>> 15;
  x = Math.imul(x, 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

/** The hinted move, as the highest of the cards that touch it; 0 where it is not lawful here. */
export function hinted(hint: number, d: number, place: number, seat: number): number {
  const entry = hints[hint & (HINTS - 1)]!;
  if ((entry ^ hint) & ~CARD) return 0;
  const s = (entry >> 13) & 3,
    bit = entry & 0x1fff,
    mine = hands[(seat << 2) | s]!;
  if (!(mine & bit)) return 0;
  if (place) {
    const led = playedSuit[d - place]!;
    if (s !== led && hands[(seat << 2) | led]) return 0;
  }
  const above = left[s]! & ~mine & ~(bit * 2 - 1);
  return (s << 13) | highest(above ? mine & ((above & -above) - 1) : mine);
}

/** Keeps a move that cut off. */
export function giveHint(hint: number, move: number): void {
  hints[hint & (HINTS - 1)] = (hint & ~CARD) | move;
}
