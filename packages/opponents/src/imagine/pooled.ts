import type {Random} from '@quinola/cards';
import type {Imaginer} from './imagine.js';

/** How a pool of deals grows, and what is likely. */
export interface PoolOptions {
  /** How many deals join the pool before one is drawn from it. */
  readonly more: number;
  /** How many it holds at most. */
  readonly most: number;
  /** How many holdings a deal has. */
  readonly size: number;
  /** The likelihood of a deal's holdings, in any measure. */
  readonly likelihood: (holdings: Int32Array) => number;
}

/**
 * Samples deals that better explain the bids and plays more often, from a pool that grows with every draw; the weight of a deal
 * is its likelihood. A large pool is likely to contain a deal that explains everything, unlike a handful of candidates per draw;
 * and the likelihood of each deal is computed only once.
 */
export function pooled(
  deal: Imaginer['deal'],
  {more, most, size, likelihood}: PoolOptions,
): Imaginer['deal'] {
  const pool = new Int32Array(most * size),
    upTo = new Float64Array(most);
  let held = 0,
    all = 0;
  const join = (random: Random): void => {
    const one = pool.subarray(held * size, ++held * size);
    deal(random, one);
    all += likelihood(one);
    upTo[held - 1] = all;
  };
  return (random, into) => {
    for (let n = more; n && held < most; n--) join(random);
    const at = ((random.below(0x4000000) * 0x4000000 + random.below(0x4000000)) / 0x10000000000000) * all;
    let low = 0,
      high = held - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at < upTo[middle]!) high = middle;
      else low = middle + 1;
    }
    into.set(pool.subarray(low * size, (low + 1) * size));
  };
}
