import type {Card, Pack, Suit} from '@quinola/cards';
import {trumpOrder} from './pack.js';

/** Matadors are paid from this many trumps on in an unbroken series from Spadille down. */
export const FEWEST_MATADORS = 3;

/** How many cards of the order, from its beginning and without a gap, are among these cards. */
function run(cards: readonly Card[], order: readonly Card[]): number {
  const end = order.findIndex((card) => !cards.includes(card));
  return end < 0 ? order.length : end;
}

/**
 * The length of the unbroken series of trumps from Spadille down that a side holds.
 * @param cards the hand of the Ombre after the exchange; if he has a partner, both hands together
 */
export function matadorsIn(cards: readonly Card[], trump: Suit, pack?: Pick<Pack, 'cards'>): number {
  return run(cards, trumpOrder(trump, pack));
}

/** Faux matadors: the length of the series from Manille down in a hand without Spadille. Only some tables pay them. */
export function fauxMatadorsIn(cards: readonly Card[], trump: Suit, pack?: Pick<Pack, 'cards'>): number {
  const [spadille, ...order] = trumpOrder(trump, pack);
  return cards.includes(spadille!) ? 0 : run(cards, order);
}

/** The price of matadors in marks: 1 for three, and 1 more for each further one; double in the favourite suit. */
export function matadorsPrice(count: number, favourite = false): number {
  return Math.max(0, count - FEWEST_MATADORS + 1) * (favourite ? 2 : 1);
}
