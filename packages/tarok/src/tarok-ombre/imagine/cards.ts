import {TAROK_78, type Card} from '@quinola/cards';
import {strength, suit} from '../../pack/index.js';

/** The suits in the order of the holdings that deals are imagined with; Sky is a tarok of rank 0. */
export const SUITS = 'TSHDC';

/** Cards by their number, `suit << 5 | rank`. */
const cards: Card[] = [];
const numbers = new Map<Card, number>();
for (const card of TAROK_78.cards) {
  const number = SUITS.indexOf(suit(card)) << 5 | strength(card);
  cards[number] = card;
  numbers.set(card, number);
}

/** Puts a card into holdings by suit, those of one hand beginning at an offset. */
export function put(holdings: number[] | Int32Array, card: Card, offset = 0): void {
  const number = numbers.get(card)!;
  holdings[offset + (number >> 5)]! |= 1 << (number & 31);
}

/** The holdings of some cards, by suit. */
export function holdingsOf(some: readonly Card[]): number[] {
  const holdings = [0, 0, 0, 0, 0];
  for (const card of some) put(holdings, card);
  return holdings;
}

/** The cards of one hand in holdings. */
export function cardsOf(holdings: Int32Array, hand: number): Card[] {
  const found: Card[] = [];
  for (let of = 0; of < 5; of++) {
    for (let rest = holdings[hand * 5 + of]!; rest; rest &= rest - 1) found.push(cards[of << 5 | 31 - Math.clz32(rest & -rest)]!);
  }
  return found;
}
