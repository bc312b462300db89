import type {Card, Pack, Suit} from '@quinola/cards';
import {trumpOrder} from './pack.js';

/** Three trumps from Spadille down are paid as matadors, and each further one in unbroken series. */
export const FEWEST_MATADORS = 3;

/** How many of these cards form an unbroken series from a given place in the order of trumps. */
function run(cards: readonly Card[], order: readonly Card[]): number {
  const end = order.findIndex((card) => !cards.includes(card));
  return end < 0 ? order.length : end;
}

/**
 * The length of the unbroken series of trumps from Spadille down that a side holds.
 * @param cards of the Ombre after the exchange; with a partner, of both together
 */
export function matadorsIn(cards: readonly Card[], trump: Suit, pack?: Pick<Pack, 'cards'>): number {
  return run(cards, trumpOrder(trump, pack));
}

/** The length of a series from Manille down without Spadille: faux matadors, which only some tables pay. */
export function fauxMatadorsIn(cards: readonly Card[], trump: Suit, pack?: Pick<Pack, 'cards'>): number {
  const [spadille, ...order] = trumpOrder(trump, pack);
  return cards.includes(spadille!) ? 0 : run(cards, order);
}

/** The price of matadors in marks: three 1, four 2, each additional one 1 more; doubled in the favourite suit. */
export function matadorsPrice(count: number, favourite = false): number {
  return Math.max(0, count - FEWEST_MATADORS + 1) * (favourite ? 2 : 1);
}
