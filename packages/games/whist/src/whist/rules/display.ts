import {laying, type Laying, type Seat} from '@quinola/play';
import {partnerOf} from './types.js';
import {left} from './table.js';

/** How counters show a score (Vienna §9, Warsaw l. 104-125). */
export type Counters = Laying;

/** The four counters that show a score from 0 to 9; a won game is not shown. */
export function counters(points: number): Counters {
  return laying(points < 10 ? points : 0);
}

/** Where the unused pack lies: the dealer's partner shuffles it and puts it between himself and the next dealer (Vienna §3). */
export function otherPack(dealer: Seat): {
  readonly between: readonly [Seat, Seat];
  readonly nextDealer: Seat;
} {
  const nextDealer = left(dealer);
  return {between: [partnerOf(dealer), nextDealer], nextDealer};
}
