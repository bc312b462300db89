import {TAROK_78, type Card} from '@quinola/cards';
import {suit} from '../../pack/index.js';

/** The five suits of the pack, in the order of the masks: taroks first. */
export const SUITS = TAROK_78.suits;

/** The cards of each suit; a card's place in its list is its bit in a mask. */
export const CARDS_BY_SUIT: readonly (readonly Card[])[] = SUITS.map((of) => TAROK_78.cards.filter((card) => suit(card) === of).reverse());

const places = new Map(CARDS_BY_SUIT.flatMap((cards, of) => cards.map((card, bit) => [card, {of, bit}] as const)));

/** Some cards as masks by suit. */
export function holdingOf(cards: readonly Card[]): number[] {
  const masks = SUITS.map(() => 0);
  for (const card of cards) {
    const {of, bit} = places.get(card)!;
    masks[of]! |= 1 << bit;
  }
  return masks;
}
