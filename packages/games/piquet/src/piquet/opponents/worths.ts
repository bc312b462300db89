import {countIn} from './bits.js';

// What hands announce, looked up suit by suit: a suit is eight bits, from the seven to the ace.

const SUITS = 256;
/** Cards and pips of a suit; the points of its sequences, its best sequence, and the cards that are in one. */
const CARDS = new Uint8Array(SUITS),
  POINT = new Uint16Array(SUITS),
  SEQUENCES = new Uint8Array(SUITS),
  BEST = new Uint8Array(SUITS),
  RUNS = new Uint8Array(SUITS);

const PIPS = [7, 8, 9, 10, 10, 10, 10, 11];
const OF_LENGTH = [0, 0, 0, 3, 4, 15, 16, 17, 18];

for (let suit = 0; suit < SUITS; suit++) {
  let pips = 0,
    run = 0;
  for (let card = 0; card <= 8; card++) {
    if (card < 8 && (suit >> card) & 1) {
      pips += PIPS[card]!;
      run++;
      continue;
    }
    if (run >= 3) {
      SEQUENCES[suit]! += OF_LENGTH[run]!;
      BEST[suit] = Math.max(BEST[suit]!, run * 16 + card);
      RUNS[suit]! |= ((1 << run) - 1) << (card - run);
    }
    run = 0;
  }
  CARDS[suit] = countIn(suit);
  POINT[suit] = CARDS[suit]! * 128 + pips;
}

/** The cards of a rank, by its number from the seven; tens to aces make sets. */
export const RANK = (rank: number): number => 0x01010101 << rank;
const TEN = 3,
  ACE = 7;

/** How long a suit is, and how good its point. */
export const lengthOf = (hand: number, suit: number): number => CARDS[(hand >>> (8 * suit)) & 255]!;
export const pointIn = (hand: number, suit: number): number => POINT[(hand >>> (8 * suit)) & 255]!;

/** How good the best of a class is: the number of cards above its pips or its highest card; 0 = nothing. */
export function bestPoint(hand: number): number {
  return Math.max(
    POINT[hand & 255]!,
    POINT[(hand >>> 8) & 255]!,
    POINT[(hand >>> 16) & 255]!,
    POINT[hand >>> 24]!,
  );
}
export function bestSequence(hand: number): number {
  return Math.max(
    BEST[hand & 255]!,
    BEST[(hand >>> 8) & 255]!,
    BEST[(hand >>> 16) & 255]!,
    BEST[hand >>> 24]!,
  );
}
export function bestSet(hand: number): number {
  let best = 0;
  for (let rank = TEN; rank <= ACE; rank++) {
    const count = countIn(hand & RANK(rank));
    if (count > 2) best = Math.max(best, count * 16 + rank);
  }
  return best;
}

/** How many cards the best of a class has. */
export const cardsOfPoint = (point: number): number => point >> 7;
export const cardsOfOther = (best: number): number => best >> 4;

/** The points of all sequences, and of all sets. */
export function sequencePoints(hand: number): number {
  return (
    SEQUENCES[hand & 255]! +
    SEQUENCES[(hand >>> 8) & 255]! +
    SEQUENCES[(hand >>> 16) & 255]! +
    SEQUENCES[hand >>> 24]!
  );
}
export function setPoints(hand: number): number {
  let points = 0;
  for (let rank = TEN; rank <= ACE; rank++) {
    const count = countIn(hand & RANK(rank));
    if (count > 2) points += count === 4 ? 14 : 3;
  }
  return points;
}

/** The cards that are in sequences. */
export const inSequences = (hand: number): number =>
  RUNS[hand & 255]! |
  (RUNS[(hand >>> 8) & 255]! << 8) |
  (RUNS[(hand >>> 16) & 255]! << 16) |
  (RUNS[hand >>> 24]! << 24);

/** The cards that are in sets. */
export function inSets(hand: number): number {
  let cards = 0;
  for (let rank = TEN; rank <= ACE; rank++) {
    const held = hand & RANK(rank);
    if (countIn(held) > 2) cards |= held;
  }
  return cards;
}

/** What two hands announce against each other: by elder hand and by younger hand, and what it makes. */
export interface Announced {
  elder: number;
  younger: number;
}

/**
 * Writes what both hands announce, repiques with it.
 * @param blanche what a carte blanche has counted for each before
 */
export function announcedBy(
  elder: number,
  younger: number,
  into: Announced,
  blanche: readonly [number, number] = [0, 0],
): void {
  let e = blanche[0],
    y = blanche[1],
    made = false;
  const add = (toElder: number, toYounger: number): void => {
    e += toElder;
    y += toYounger;
    if (made) return;
    if (e >= 30 && !y) {
      e += 60;
      made = true;
    } else if (y >= 30 && !e) {
      y += 60;
      made = true;
    }
  };
  const point = bestPoint(elder) - bestPoint(younger);
  if (point > 0) add(cardsOfPoint(bestPoint(elder)), 0);
  else if (point < 0) add(0, cardsOfPoint(bestPoint(younger)));
  const sequence = bestSequence(elder) - bestSequence(younger);
  if (sequence > 0) add(sequencePoints(elder), 0);
  else if (sequence < 0) add(0, sequencePoints(younger));
  const set = bestSet(elder) - bestSet(younger);
  if (set > 0) add(setPoints(elder), 0);
  else if (set < 0) add(0, setPoints(younger));
  into.elder = e;
  into.younger = y;
}
