import type {Random} from '@quinola/cards';
import {groupCards} from './groups.js';
import {ImpossibleView, type Unseen} from './unseen.js';
import {countDeals} from './count-deals.js';

/** Samples complete deals that agree with what one seat knows, each equally likely. */
export interface Imaginer {
  /** Writes one deal: every hand's holdings at `hand * suits + suit`, the known cards among them. */
  deal(random: Random, into: Int32Array): void;
  /** How many deals agree. */
  readonly dealCount: number;
}

/**
 * Prepares a sampler of complete deals.
 *
 * It uses no rejection sampling. The cards are grouped into groups that are indistinguishable by what is known (voids, calls,
 * answers, exchanges). For every split of the first group by numbers it counts the deals that remain, then for the second group, and
 * so on. A deal is drawn with these counts as weights, and within a group by shuffling, so that all matching deals are equally
 * likely and no other can occur.
 * @throws ImpossibleView when none agrees
 */
export function imaginer(unseen: Unseen): Imaginer {
  const {suits, known, room, hidden} = unseen;
  check(unseen);
  const {groups, sums} = groupCards(unseen);
  const start = countDeals(groups, sums, room);
  if (!start.deals) throw new ImpossibleView('no-deal');
  const fresh = groups.map(({cards}) => Int32Array.from(cards)),
    packs = fresh.map((cards) => cards.slice());
  const size = room.length * suits;
  const alone = room.reduce((hand, n, i) => (n ? (hand === -1 ? i : -2) : hand), -1);

  return {
    dealCount: start.deals,
    deal(random, into) {
      for (let i = 0; i < size; i++) into[i] = known[i]!;
      if (alone >= 0) {
        for (let suit = 0; suit < suits; suit++) into[alone * suits + suit]! |= hidden[suit]!;
        return;
      }
      let node = start;
      for (let group = 0; group < packs.length; group++) {
        // Restored, so that the same random numbers give the same deal, whatever was drawn before.
        const pack = packs[group]!;
        pack.set(fresh[group]!);
        const {splits, upTo, next} = node;
        const chosen = splits.length > 1 ? choose(upTo, node.deals, random) : 0;
        dealGroup(pack, splits[chosen]!, suits, random, into);
        node = next[chosen]!;
      }
    },
  };
}

/** Deals the cards of a group by numbers; the order of the pack changes. */
function dealGroup(
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
