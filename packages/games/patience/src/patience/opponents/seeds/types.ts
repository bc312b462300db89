/**
 * A deal that comes out: the number in its seed, how many moves the line has that was found, and at how many of them
 * the obvious move would have been another.
 */
export type Proven = readonly [number: number, moves: number, turns: number];
