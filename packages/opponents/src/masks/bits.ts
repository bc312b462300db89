/** How many bits a mask has. */
export function bitCount(mask: number): number {
  let n = mask - ((mask >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return Math.imul((n + (n >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

/** Rank of the highest card of a holding; -1 of none. */
export function topRank(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** Rank of the lowest card of a holding; -1 of none. */
export function lowRank(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many adjoining cards stand at the head of a holding. */
export function headRun(mask: number): number {
  return Math.clz32(~(mask << Math.clz32(mask)));
}

/** The cards of a holding above a rank, which may be -1. */
export function above(mask: number, rank: number): number {
  return (mask >> (rank + 1)) << (rank + 1);
}
