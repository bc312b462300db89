import type {Card, Pack, Suit} from '@quinola/cards';
import {trumpOrder} from './pack.js';

/** Three trumps from Spadille down are paid as matadors, and each further one in unbroken series. */
export const FEWEST_MATADORS = 3;

/** How many of these cards stand in unbroken series from a place in the order of trumps. */
function run(cards: readonly Card[], order: readonly Card[]): number {
  const end = order.findIndex((card) => !cards.includes(card));
  return end < 0 ? order.length : end;
}

/**
 * The unbroken series of trumps from Spadille down that a side holds.
 * @param cards of the Ombre after the exchange; with a partner, of both together
 */
export function matadorsIn(cards: readonly Card[], trump: Suit, pack?: Pick<Pack, 'cards'>): number {
  return run(cards, trumpOrder(trump, pack));
}

/** The series that begins with Manille, where Spadille is missing: faux matadors, which only some tables pay. */
export function fauxMatadorsIn(cards: readonly Card[], trump: Suit, pack?: Pick<Pack, 'cards'>): number {
  const [spadille, ...order] = trumpOrder(trump, pack);
  return cards.includes(spadille!) ? 0 : run(cards, order);
}

/** What matadors cost, in marks: three 1, four 2, each further one 1 more; twice that in the favourite suit. */
export function matadorsPrice(count: number, favourite = false): number {
  return Math.max(0, count - FEWEST_MATADORS + 1) * (favourite ? 2 : 1);
}
