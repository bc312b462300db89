import type {Seat} from '@quinola/play';
import {partnerOf} from './types.js';
import {left} from './table.js';

/** How counters show a score: three points each above the line, one on it, five below it (Vienna §9, Warsaw l. 104-125). */
export interface Counters {
  readonly above: number;
  readonly line: number;
  readonly below: number;
}

const LAYOUTS: readonly Counters[] = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 2, 0],
  [0, 3, 0],
  [0, 4, 0],
  [1, 2, 0],
  [1, 3, 0],
  [0, 2, 1],
  [0, 3, 1],
  [1, 1, 1],
].map(([above, line, below]) => ({above: above!, line: line!, below: below!}));

/** The four counters that show a score from 0 to 9; a won game is not shown. */
export function counters(points: number): Counters {
  return LAYOUTS[points] ?? LAYOUTS[0]!;
}

/** Where the unused pack lies: the dealer's partner shuffles it and puts it between himself and the next dealer (Vienna §3). */
export function otherPack(dealer: Seat): {
  readonly between: readonly [Seat, Seat];
  readonly nextDealer: Seat;
} {
  const nextDealer = left(dealer);
  return {between: [partnerOf(dealer), nextDealer], nextDealer};
}
