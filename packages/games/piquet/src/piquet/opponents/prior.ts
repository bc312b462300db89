import type {Random} from '@quinola/cards';
import {countIn} from './bits.js';
import {FEATURES, featuresOf, weightsIn} from './keeping.js';
import type {Known} from './possible.js';

// Which of the hands that agree with all that was said the other is likely to have: nobody lays his best cards away. Of the cards
// that he may hold, each is the less likely to lie in his discard the more gladly it is kept; how gladly was fitted to own play.

/** The weights for what elder hand lays away, then for younger hand. */
export const LAID_AWAY = weightsIn(`
  -0.95 -0.69 -0.53 -0.28 -0.12 -0.02 0.46 1.89 -0.59 -0.59 -0.71 -0.46 0.01 0.55 1.05 1.56 0.3 -0.05 -0.2 -0.39 0 -0.13 -0.24
  -0.07 0.09 0.7 -0.95 0.02 0.11 -0.02 -0.02 0.01 -0.36 0.05 0.83 1.65 1.11 1.08 0.66 -0.03 -0.04 0.46 -0.16 -0.39 -0.37 -0.77
  -1.44 -1.1 -0.93 -0.07 0.34 -0.08 2.25 2.22 -0.66 -0.75 -0.84 -0.64 0.18 0.93 1.44 1.29 0.76 0.11 -0.23 -0.49 0 -0.16 -0.42
  0.16 0.27 -0.06 -1.31 0.16 0.04 -0.17 -0.22 0.55 -0.05 0.34 1.34 2.62 1.09 1.18 0.97 1.22 0.12 0.78 -0.38 -0.42 -1.23 -0.79`);

const found = new Int32Array(12);

/** How unlikely each of some cards is to have been laid away, at its number. */
export function keptInto(cards: number, isElder: boolean, into: Float64Array): void {
  const base = isElder ? 0 : FEATURES;
  for (let left = cards; left; left &= left - 1) {
    const card = 31 - Math.clz32(left & -left);
    let sum = 0;
    for (let i = featuresOf(cards, card, found) - 1; i >= 0; i--) sum += LAID_AWAY[base + found[i]!]!;
    into[card] = sum;
  }
}

/** Draws hands, the likelier ones more often. */
export interface HandSampler {
  /** A hand of twelve, as bits. */
  hand(random: Random): number;
}

const kept = new Float64Array(32);

/**
 * A sampler of the hands that are possible.
 * @param size how many cards the other laid away
 */
export function handSampler(
  {known, hands}: {readonly known: Known; readonly hands: Int32Array},
  size: number,
  isElder: boolean,
): HandSampler {
  const {pool, held} = known;
  const all = pool | held;
  keptInto(all, isElder, kept);
  const away = countIn(all) - 12;
  // Where some of the cards lie in the talon, not all that he does not hold was laid away.
  const share = away ? Math.min(1, size / away) : 0;
  const upTo = new Float64Array(hands.length);
  let sum = 0;
  for (let i = 0; i < hands.length; i++) {
    let gladly = 0;
    for (let left = all & ~hands[i]!; left; left &= left - 1) gladly += kept[31 - Math.clz32(left & -left)]!;
    sum += Math.exp(-share * gladly);
    upTo[i] = sum;
  }
  return {
    hand(random) {
      const at = (random.below(0x40000000) / 0x40000000) * sum;
      let low = 0,
        high = hands.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (at < upTo[middle]!) high = middle;
        else low = middle + 1;
      }
      return hands[low]!;
    },
  };
}
