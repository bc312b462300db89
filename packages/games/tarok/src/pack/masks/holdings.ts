import type {Card} from '@quinola/cards';
import {cardOf, numberOf, SUITS} from './cards.js';

/** How many masks a hand has: one for each suit. */
export const SUIT_COUNT = SUITS.length;

/** Puts a card into holdings by suit, those of one hand beginning at an offset. */
export function put(holdings: number[] | Int32Array, card: Card, offset = 0): void {
  const number = numberOf(card);
  holdings[offset + (number >> 5)]! |= 1 << (number & 31);
}

/** The holdings of some cards, by suit. */
export function holdingOf(cards: readonly Card[]): number[] {
  const holdings = new Array<number>(SUIT_COUNT).fill(0);
  for (const card of cards) put(holdings, card);
  return holdings;
}

/** The cards of one hand in holdings, each suit from the lowest. */
export function cardsAt(holdings: Int32Array, hand: number): Card[] {
  const found: Card[] = [];
  for (let of = 0; of < SUIT_COUNT; of++) {
    for (let rest = holdings[hand * SUIT_COUNT + of]!; rest; rest &= rest - 1)
      found.push(cardOf((of << 5) | (31 - Math.clz32(rest & -rest))));
  }
  return found;
}
