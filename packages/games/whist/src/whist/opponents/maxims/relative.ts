import type {Card} from '@quinola/cards';

/** A seat relative to me: 0 = me, 1 = at my left (plays after me), 2 = my partner, 3 = at my right (before me). */
export type Rel = 0 | 1 | 2 | 3;

/** The player on my left. */
export const L = 1;
/** My partner. */
export const P = 2;
/** The player on my right. */
export const R = 3;

/** A card on the table and who played it. */
export interface RelLaid {
  readonly by: Rel;
  readonly card: Card;
}
