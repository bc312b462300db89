import type {Imaginer} from './imagine.js';

/**
 * Samples deals that better explain the bids and plays more often: one of several candidates is chosen with its likelihood as
 * weight.
 * @param likelihood of a deal's holdings, in any measure; not all of them may be 0
 * @param size how many holdings a deal has
 */
export function likelier(
  deal: Imaginer['deal'],
  candidates: number,
  size: number,
  likelihood: (holdings: Int32Array) => number,
): Imaginer['deal'] {
  const candidate = new Int32Array(size);
  return (random, into) => {
    let sum = 0;
    for (let i = 0; i < candidates; i++) {
      deal(random, candidate);
      const likely = likelihood(candidate);
      sum += likely;
      if (random.below(0x1000000) * sum < likely * 0x1000000) into.set(candidate);
    }
  };
}
