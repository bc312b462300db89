import type {Seat} from '@quinola/play';
import type {Table} from './types.js';

/**
 * The hand that the player with the dummy must look at first: the one of his two that plays first to the first
 * trick (Vienna §24 b).
 */
export function firstLook(table: Pick<Table, 'dummy' | 'dealer'>): Seat {
  const {dummy, dealer} = table;
  // The dummy plays first when its partner or his left neighbour dealt.
  return (dealer + 4 - dummy) % 4 >= 2 ? dummy : (dummy + 2) % 4;
}
