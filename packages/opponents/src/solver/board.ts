import {COUNT, highest, highestRank} from './bits.js';
import {beginSearch} from './pause.js';
import type {TrickPosition} from './position.js';

// Shared state of the four-hand solver: the cards, as they change card by card and trick
// by trick. Suits keep their numbers; the gaps between ranks are closed once, in `setUp`.

/** Holdings at `seat << 2 | suit`. */
export const hands = new Int32Array(16);
/** Per suit the cards that are in no gathered trick. */
export const left = new Int32Array(4);
/** At `suit << 13 | left[suit]`: whose these cards are, two bits each, the highest card in bits 25 and 24. */
export const owners = new Int32Array(4 << 13);
/** At the same place: how many each seat has, four bits each. */
export const lengths = new Uint16Array(4 << 13);
/** Suit and bit of the card played at each depth. */
export const playedSuit = new Int32Array(56);
export const playedBit = new Int32Array(56);
/** The trump suit, -1 for none. */
export let trump = -1;
/** Mask of the seats whose tricks are not counted: the camp against "ours". */
export let theirs = 0b1010;
/** Whether both camps would rather win less. */
export let avoid = false;
/** Whether these are two partnerships that want tricks. */
export let partners = true;

/**
 * Per suit the relevant cards of the value found last: it holds wherever the same seats have the
 * cards from the highest of each suit down to the lowest one set here.
 */
export const relevant = new Int32Array(4);

/** Makes no card relevant. */
export function forgetRelevant(): void {
  relevant[0] = relevant[1] = relevant[2] = relevant[3] = 0;
}

/** Where the position being solved stands. */
export const root = {depth: 0, tricks: 0, leader: 0, bestSeat: 0, bestSuit: 0, bestBit: 0};
/** `hands` and `left` as they were in the beginning: a search that pauses leaves them as they stand. */
const firstHands = new Int32Array(16);
const firstLeft = new Int32Array(4);
/** The rank in the position of each closed-up rank, at `suit << 4 | rank`. */
export const realRank = new Int32Array(4 << 4);
const ownerOf = new Int32Array(13);

/** Takes over a position of four seats and four suits. */
export function setUp({
  hands: given,
  leader,
  table,
  trump: trumps,
  camp,
  avoid: avoiding = false,
}: TrickPosition): void {
  trump = trumps;
  theirs = ~camp & 0b1111;
  avoid = avoiding;
  partners = !avoid && (camp === 0b0101 || camp === 0b1010);
  let cards = table.length;
  for (let s = 0; s < 4; s++) {
    let all = 0;
    for (let seat = 0; seat < 4; seat++) all |= given[(seat << 2) | s]!;
    for (const card of table) if (card >> 5 === s) all |= 1 << (card & 31);
    for (let h = s; h < 16; h += 4) hands[h] = 0;
    let size = 0;
    for (; all; all &= all - 1, size++) {
      const real = all & -all,
        rank = highestRank(real),
        card = (s << 5) | rank;
      realRank[(s << 4) | size] = rank;
      for (let seat = 0; seat < 4; seat++) {
        if (!(given[(seat << 2) | s]! & real)) continue;
        hands[(seat << 2) | s] = hands[(seat << 2) | s]! | (1 << size);
        ownerOf[size] = seat;
        cards++;
      }
      for (let i = 0; i < table.length; i++) {
        if (table[i] !== card) continue;
        playedSuit[i] = s;
        playedBit[i] = 1 << size;
        ownerOf[size] = (leader + i) & 3;
      }
    }
    left[s] = (1 << size) - 1;
    // A set of cards is a smaller set with one lower card added.
    const base = s << 13;
    owners[base] = lengths[base] = 0;
    for (let mask = 1; mask < 1 << size; mask++) {
      const rest = mask & (mask - 1),
        owner = ownerOf[highestRank(mask ^ rest)]!;
      owners[base | mask] = owners[base | rest]! | (owner << (26 - 2 * COUNT[mask]!));
      lengths[base | mask] = lengths[base | rest]! + (1 << (4 * owner));
    }
  }
  root.depth = table.length;
  root.tricks = cards >> 2;
  root.leader = root.bestSeat = leader;
  for (let i = 0; i < table.length; i++) {
    const s = playedSuit[i]!,
      bit = playedBit[i]!;
    if (i === 0 || (s === root.bestSuit ? bit > root.bestBit : s === trump)) {
      root.bestSeat = (leader + i) & 3;
      root.bestSuit = s;
      root.bestBit = bit;
    }
  }
  beginSearch();
  firstHands.set(hands);
  firstLeft.set(left);
}

/** Goes back to the beginning of the position being solved. */
export function rewind(): void {
  hands.set(firstHands);
  left.set(firstLeft);
}

/**
 * A first guess at our tricks, for partnerships: honours, trumps and the lead, with the weights that fit
 * many solved deals best, in 64ths of a trick. Right or one off in four deals of five.
 */
export function guessTricks(): number {
  if (!partners) return avoid ? 0 : root.tricks >> 1;
  let sum = root.tricks * 32 + (root.leader & 1 ? -1 : 1) * (trump < 0 ? 35 : 18);
  for (let s = 0; s < 4; s++) {
    let all = left[s]!;
    const weight = trump < 0 ? 14 : s === trump ? 13 : 10;
    for (let honour = 4; honour && all; honour--) {
      const top = highest(all);
      all ^= top;
      if ((hands[s]! | hands[8 | s]!) & top) sum += honour * weight;
      else if ((hands[4 | s]! | hands[12 | s]!) & top) sum -= honour * weight;
    }
  }
  if (trump >= 0) {
    const a = COUNT[hands[trump]!]!,
      b = COUNT[hands[4 | trump]!]!,
      c = COUNT[hands[8 | trump]!]!,
      d = COUNT[hands[12 | trump]!]!;
    sum += 19 * (a + c - b - d) + 22 * (Math.max(a, c) - Math.max(b, d));
  }
  const guess = Math.max(0, Math.min(root.tricks, (sum + 32) >> 6));
  return theirs & 1 ? root.tricks - guess : guess;
}
