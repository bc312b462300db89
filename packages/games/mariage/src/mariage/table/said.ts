import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {coupleOf, type Marriage, type MariageView} from '../rules/index.js';

type Talk = Pick<MariageView, 'trick' | 'marriages' | 'saying' | 'open'>;

/** The cards of a marriage that lie open at the seat that has declared it. */
export const shownOf = ({open}: Talk, {seat, suit}: Marriage): readonly Card[] =>
  coupleOf(suit).filter((card) => open.some((one) => one.seat === seat && one.card === card));

/**
 * The marriage that a seat has declared in the trick on the table; `null` if there is none, and where its second half is played in
 * a later trick.
 */
export function saidIn(view: Talk, seat: Seat): Marriage | null {
  const {trick, marriages, saying} = view;
  const last = marriages.at(-1);
  if (last?.seat !== seat) return null;
  const laid = trick.find((one) => one.seat === seat)?.card;
  const isHalf = laid !== undefined && coupleOf(last.suit).includes(laid);
  return saying === last.suit || (isHalf && shownOf(view, last).length > 0) ? last : null;
}
