// The legend of the grains of wheat on the squares of the board, with which the book begins (lines 5100-5140).

/** The grains on a square, from 1 to 64: one on the first, twice as many on each that follows. */
export const grainsOn = (square: number): bigint => 2n ** BigInt(square - 1);

/** The grains on all squares up to this one. */
export const grainsUpTo = (square: number): bigint => 2n ** BigInt(square) - 1n;

/** How the author makes the number imaginable: towns, each with granaries, measures in each, and grains in a measure. */
export const STORES = {towns: 16_384, granaries: 1024, measures: 174_762, grains: 32_768} as const;

/** All grains in the stores. */
export const grainsStored = (
  {towns, granaries, measures, grains} = STORES as Record<keyof typeof STORES, number>,
): bigint => BigInt(towns) * BigInt(granaries) * BigInt(measures) * BigInt(grains);
