import type {Random} from '@quinola/cards';
import {lotsOf} from './lots.js';
import {ImpossibleView, type Unseen} from './unseen.js';
import {countWays} from './ways.js';

/** Samples complete deals that agree with what one seat knows, each equally likely. */
export interface Imaginer {
  /** Writes one deal: every hand's holdings at `hand * suits + suit`, the known cards among them. */
  deal(random: Random, into: Int32Array): void;
  /** How many deals agree. */
  readonly ways: number;
}

/**
 * Prepares a sampler of complete deals.
 *
 * It uses no rejection sampling. The cards are grouped into lots that are indistinguishable by what is known (voids, calls,
 * answers, exchanges). For every split of the first lot by numbers it counts the deals that remain, then for the second lot, and
 * so on. A deal is drawn with these counts as weights, and within a lot by shuffling, so that all matching deals are equally
 * likely and no other can occur.
 * @throws ImpossibleView when none agrees
 */
export function imaginer(unseen: Unseen): Imaginer {
  const {suits, known, room, hidden} = unseen;
  check(unseen);
  const {lots, sums} = lotsOf(unseen);
  const start = countWays(lots, sums, room);
  if (!start.ways) throw new ImpossibleView('no-deal');
  const fresh = lots.map(({cards}) => Int32Array.from(cards)),
    packs = fresh.map((cards) => cards.slice());
  const size = room.length * suits;
  const alone = room.reduce((hand, n, i) => (n ? (hand === -1 ? i : -2) : hand), -1);

  return {
    ways: start.ways,
    deal(random, into) {
      for (let i = 0; i < size; i++) into[i] = known[i]!;
      if (alone >= 0) {
        for (let suit = 0; suit < suits; suit++) into[alone * suits + suit]! |= hidden[suit]!;
        return;
      }
      let place = start;
      for (let lot = 0; lot < packs.length; lot++) {
        // Restored, so that the same random numbers give the same deal, whatever was drawn before.
        const pack = packs[lot]!;
        pack.set(fresh[lot]!);
        const {splits, upTo, next} = place;
        const chosen = splits.length > 1 ? choose(upTo, place.ways, random) : 0;
        dealLot(pack, splits[chosen]!, suits, random, into);
        place = next[chosen]!;
      }
    },
  };
}

/** Deals the cards of a lot by numbers; the order of the pack changes. */
function dealLot(
  pack: Int32Array,
  split: readonly number[],
  suits: number,
  random: Random,
  into: Int32Array,
): void {
  let left = pack.length;
  for (let hand = 0; left; hand++) {
    const base = hand * suits;
    for (let n = split[hand]!; n; n--) {
      // The last hand takes the rest, without a random number.
      const at = n === left ? left - 1 : random.below(left);
      const card = pack[at]!;
      pack[at] = pack[--left]!;
      pack[left] = card;
      into[base + (card >> 5)]! |= 1 << (card & 31);
    }
  }
}

/** The first index whose sum is above a random number: 52 bits of chance. */
function choose(upTo: readonly number[], all: number, random: Random): number {
  const at = ((random.below(0x4000000) * 0x4000000 + random.below(0x4000000)) / 0x10000000000000) * all;
  let low = 0,
    high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at < upTo[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** @throws ImpossibleView for a card in two places, and for numbers that don't add up */
function check({suits, known, hidden, room}: Unseen): void {
  let cards = 0;
  for (let suit = 0; suit < suits; suit++) {
    let seen = hidden[suit]!;
    for (let x = seen; x; x &= x - 1) cards++;
    for (let hand = 0; hand < room.length; hand++) {
      const held = known[hand * suits + suit]!;
      if (seen & held) throw new ImpossibleView('card-twice');
      seen |= held;
    }
  }
  if (room.some((n) => n < 0) || room.reduce((sum, n) => sum + n, 0) !== cards)
    throw new ImpossibleView('counts');
}
