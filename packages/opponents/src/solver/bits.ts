/** How many bits are set, for masks of up to 13 bits. */
export const COUNT = new Uint8Array(1 << 13);
for (let mask = 1; mask < COUNT.length; mask++) COUNT[mask] = COUNT[mask >> 1]! + (mask & 1);

/** The highest bit of a mask that is not 0. */
export function highest(mask: number): number {
  return 1 << (31 - Math.clz32(mask));
}

/** The number of the highest bit of a mask that is not 0. */
export function highestRank(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** The `count` highest bits of a mask of up to 13 bits, which has at least as many. */
export function topOf(mask: number, count: number): number {
  for (let low = COUNT[mask]! - count; low > 0; low--) mask &= mask - 1;
  return mask;
}
