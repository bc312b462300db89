import {COUNT, highest} from './bits.js';
import {avoid, hands, left, owners, playedSuit, theirs, trump} from './board.js';

/**
 * Moves in order of merit at `depth << 4`, their number in the last place: weight << 16 | suit << 13 | bit.
 * Of cards that touch only the highest is a move.
 */
export const moves = new Int32Array(56 << 4);
/** The part of a move that names the card. */
export const CARD = 0x7fff;
/** Higher than all cards: beats nothing. */
const NOBODY = 1 << 30;

// The numbers in these tables were found by hill climbing: they let the solver visit the fewest positions in
// 600 random deals of 9 to 11 cards.

/**
 * Merit of leading a suit, at `kind << 4 | whose the highest card is << 2 | whose the second`, counted in
 * seats after the leader; kind 0 = there are no trumps, 1 = side suit, 2 = trumps. Halves; odd: low cards first.
 */
const MERITS = new Int8Array([
  -8, -18, 21, -8, 8, -4, 27, 1, 13, 5, 11, -2, 4, -19, 9, -5, 32, 40, 14, 8, 0, -24, 3, -6, 13, 20, 26, 13,
  4, -8, 4, -14, -20, 12, -19, -10, -17, -2, -5, -15, 1, 33, -35, -3, -31, -29, -11, -3,
]);
/** What each card of a suit adds in quarters, at `kind << 2 | whose it is`. */
const LENGTHS = new Int8Array([-2, 4, 2, -6, -4, 4, 2, 0, -4, 6, 2, 0]);
/** What is added when the seat so many after the leader can ruff. */
const RUFFS = new Int8Array([0, -50, 12, -86]);

/** Orders the leads of a seat: by suit, within a suit from above or from below. */
export function orderLeads(d: number, seat: number): void {
  let count = 0;
  for (let s = 0; s < 4; s++) {
    let mine = hands[(seat << 2) | s]!;
    if (!mine) continue;
    const word = owners[(s << 13) | left[s]!]!,
      kind = trump < 0 ? 0 : s === trump ? 2 : 1;
    const merit = MERITS[(kind << 4) | ((((word >> 24) - seat) & 3) << 2) | (((word >> 22) - seat) & 3)]!;
    let lengths = 0,
      weight = merit >> 1;
    for (let after = 0; after < 4; after++) {
      const h = ((seat + after) & 3) << 2,
        x = hands[h | s]!;
      lengths += COUNT[x]! * LENGTHS[(kind << 2) | after]!;
      if (kind === 1 && !x && hands[h | trump]) weight += RUFFS[after]!;
    }
    weight = avoid ? 0 : weight + (lengths >> 2);
    const step = merit & 1 || avoid ? 1 : -1,
      others = left[s]! & ~mine;
    for (; mine; weight += step) {
      const bit = highest(mine);
      count = insert(d, count, (weight << 16) | (s << 13) | bit);
      mine = underRun(mine, bit, others);
    }
  }
  moves[(d << 4) | 15] = count;
}

/** Puts a move where its weight belongs. */
function insert(d: number, count: number, move: number): number {
  const first = d << 4;
  let i = first + count;
  for (; i > first && moves[i - 1]! >> 16 < move >> 16; i--) moves[i] = moves[i - 1]!;
  moves[i] = move;
  return count + 1;
}

/** What of a holding lies under the run of touching cards that `bit`, its highest, begins. */
function underRun(mine: number, bit: number, others: number): number {
  const below = others & (bit - 1);
  return below ? mine & (highest(below) - 1) : 0;
}

/** How high a seat can play to a trick: bits of the suit led, trumps above them. */
function reach(seat: number, led: number): number {
  return hands[(seat << 2) | led]! || (trump >= 0 && led !== trump ? hands[(seat << 2) | trump]! << 13 : 0);
}

/**
 * Orders the cards of a seat that follows: first what beats everybody, the cheapest first, unless the
 * partner sees to it; then from the lowest, discards from long suits before others, trumps last.
 */
export function orderFollows(
  d: number,
  place: number,
  seat: number,
  bestSeat: number,
  bestSuit: number,
  bestBit: number,
): void {
  const h = seat << 2,
    led = playedSuit[d - place]!;
  let threat = bestSuit === led ? bestBit : bestBit << 13;
  const next = place < 3 && !avoid ? reach((seat + 1) & 3, led) : 0;
  const friendly = !(((theirs >> bestSeat) ^ (theirs >> seat)) & 1);
  if (friendly && !avoid) threat = threat > next ? NOBODY : next;
  else if (next > threat) threat = next;
  if (
    place === 1 &&
    !avoid &&
    !friendly &&
    !(((theirs >> seat) ^ (theirs >> (seat ^ 2))) & 1) &&
    reach(seat ^ 2, led) > threat
  )
    threat = NOBODY;
  let count = 0;
  if (hands[h | led]) count = addCards(d, 0, led, hands[h | led]!, 0, threat, 0);
  else {
    for (let s = 0; s < 4; s++) {
      const x = hands[h | s]!;
      if (x)
        count = addCards(d, count, s, x, s === trump ? 13 : -1, threat, s === trump ? -32 : COUNT[x]! << 2);
    }
  }
  moves[(d << 4) | 15] = count;
}

/** Adds a holding; `shift` makes its bits comparable with `threat`, -1 for a suit that can't win. */
function addCards(
  d: number,
  count: number,
  s: number,
  mine: number,
  shift: number,
  threat: number,
  weight: number,
): number {
  const others = left[s]! & ~mine;
  while (mine) {
    const bit = highest(mine);
    const wins = shift >= 0 && bit << shift > threat;
    // A side that avoids tricks gets rid of its highest cards, first those that do not win.
    const merit = avoid ? (wins ? 0 : 100) - Math.clz32(bit) : (wins ? 100 : weight) + Math.clz32(bit);
    count = insert(d, count, (merit << 16) | (s << 13) | bit);
    mine = underRun(mine, bit, others);
  }
  return count;
}
