import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import type {Table, WhistState} from './types.js';

/**
 * The hand the player with the dummy must look at first: whichever of his two plays first in the first
 * trick (Vienna §24 b).
 */
export function firstHandToSee(table: Pick<Table, 'dummy' | 'dealer'>): Seat {
  const {dummy, dealer} = table;
  // The dummy plays first when its partner or his left neighbour dealt.
  return (dealer + 4 - dummy) % 4 >= 2 ? dummy : (dummy + 2) % 4;
}

/** When dealt: the hand that plays first; the other once that one has played to the first trick (Vienna §24 b, c). */
export function maySee(table: Table, seat: Seat, hand: Seat): boolean {
  if ((seat + table.dummy) % 2 !== 0) return true;
  const first = firstHandToSee(table);
  return table.looked && (hand === first || table.counts[first]! < 13);
}

/** The dummy is laid open to all when the first trick is complete (§24 d). */
export function dummyHand(table: Table, hands: WhistState['hands'], seat: Seat): readonly Card[] | null {
  const {dummy} = table;
  if (table.trump === null) return null;
  return table.tricks.length > 0 || (seat === (dummy + 2) % 4 && maySee(table, seat, dummy))
    ? hands[dummy]!
    : null;
}
