/** How many bits are set, for masks of up to 13 bits. */
export const COUNT = new Uint8Array(1 << 13);
for (let mask = 1; mask < COUNT.length; mask++) COUNT[mask] = COUNT[mask >> 1]! + (mask & 1);

/** The highest bit of a mask that is not 0. */
export function highest(mask: number): number {
  return 1 << (31 - Math.clz32(mask));
}
