import type {Card, Suit} from '@quinola/cards';
import {ACES_ALONE, tricksWith} from '../../kit/index.js';

/** Adjacent suits alternate in colour. */
const SUITS = [ACES_ALONE, ...'SHCD'];

/** A hand as shown: trumps first from Spadille down, then suit by suit, from high to low. */
export function sorted(hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const rules = tricksWith(trump ?? ACES_ALONE);
  const place = (card: Card): number => {
    const suit = rules.suit(card);
    return suit === trump ? -1 : SUITS.indexOf(suit);
  };
  return [...hand].sort((a, b) => place(a) - place(b) || rules.strength(b) - rules.strength(a));
}
