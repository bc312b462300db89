import {countIn} from './bits.js';
import {RANK} from './worths.js';

// How gladly each card of a dealt hand is kept: a sum of weights that were fitted to what a long search keeps. So a play-out exchanges
// as a good player would, in a microsecond.

/** The features of a card in its hand; each has a weight for elder hand and one for younger hand. */
export const FEATURES = 46;

/**
 * Writes the features of a card that are set, and returns how many they are.
 * @param hand the dealt hand, as bits
 */
export function featuresOf(hand: number, card: number, into: Int32Array): number {
  const suit = card >> 3,
    rank = card & 7;
  const own = (hand >>> (8 * suit)) & 255;
  const length = countIn(own);
  let n = 0;
  into[n++] = rank;
  into[n++] = 8 + Math.min(7, length - 1);
  // How long the longest suit is, seen from this one: it is the longest, alone or not, one card shorter, or more.
  let longest = 0,
    alike = 0;
  for (let other = 0; other < 4; other++) {
    const cards = countIn((hand >>> (8 * other)) & 255);
    if (cards > longest) {
      longest = cards;
      alike = 1;
    } else if (cards === longest) alike++;
  }
  into[n++] = 16 + (length === longest ? (alike > 1 ? 1 : 0) : length === longest - 1 ? 2 : 3);
  // The unbroken run in which it stands, and the cards of the five around it.
  let low = rank,
    high = rank;
  while (low > 0 && (own >> (low - 1)) & 1) low--;
  while (high < 7 && (own >> (high + 1)) & 1) high++;
  into[n++] = 20 + Math.min(5, high - low + 1);
  const near = countIn(own & (((1 << 5) - 1) << Math.max(0, Math.min(3, rank - 2))));
  into[n++] = 26 + near;
  // Cards of its rank, from the ten.
  if (rank >= 3) {
    const same = countIn(hand & RANK(rank));
    into[n++] = 31 + same;
  }
  // An ace with its king, a king or queen that is guarded, a card below the ace.
  if (rank === 7) into[n++] = own & 64 ? 36 : 37;
  else if (rank === 6) into[n++] = own & 128 ? 38 : length > 1 ? 39 : 40;
  else if (rank === 5) into[n++] = own & 192 ? 41 : length > 2 ? 42 : 43;
  else into[n++] = own & 128 ? 44 : own & 64 ? 45 : 26;
  return n;
}

/** Reads weights, those of elder hand before those of younger hand. */
export const weightsIn = (text: string): Float64Array => Float64Array.from(text.trim().split(/\s+/), Number);

/** The weights of elder hand, then of younger hand. */
export const WEIGHTS = weightsIn(`
  -1.82 -1.25 -0.83 0.02 0.49 0.38 1.42 2.58 -0.24 -0.14 -0.39 -0.35 1.09 1.69 0.68 -0.33 1.8 0.76 -0.55 -1.01 0 -0.87 -1
  -0.09 1.95 2.04 -1.38 0.25 0.26 0.13 0.06 0.38 -0.61 -0.02 1.8 4.41 0.57 2.02 1.24 -0.31 0.45 0.95 -0.46 -0.08 -0.22 -0.68
  -1.21 -0.9 -0.69 0.16 0.49 0.26 1.83 2.34 0.32 0.43 -0.06 0.02 0.8 1.27 0.36 -0.24 2.02 0.74 -0.3 -0.58 0 -0.79 -0.8
  0.19 2.07 1.74 -0.9 0.55 0.35 0.21 0.6 0.55 -0.51 -0.1 1.83 3.71 0.45 1.91 0.65 0.67 0.61 1.01 -0.43 -0.47 -0.84 -0.17`);

const found = new Int32Array(12);

/** Writes how gladly each card of a hand is kept, at its number. */
export function keepInto(hand: number, isElder: boolean, into: Float64Array): void {
  const base = isElder ? 0 : FEATURES;
  for (let left = hand; left; left &= left - 1) {
    const card = 31 - Math.clz32(left & -left);
    let sum = 0;
    for (let i = featuresOf(hand, card, found) - 1; i >= 0; i--) sum += WEIGHTS[base + found[i]!]!;
    into[card] = sum;
  }
}

const keep = new Float64Array(32);

/** The cards that are laid away at once: those kept least gladly, as many as may be. */
export function quickDiscard(hand: number, isElder: boolean, least: number, most: number): number {
  keepInto(hand, isElder, keep);
  let away = 0;
  for (let n = 0; n < most; n++) {
    let worst = -1;
    for (let left = hand & ~away; left; left &= left - 1) {
      const card = 31 - Math.clz32(left & -left);
      if (worst < 0 || keep[card]! < keep[worst]!) worst = card;
    }
    if (n >= least && keep[worst]! > 0) break;
    away |= 1 << worst;
  }
  return away;
}
