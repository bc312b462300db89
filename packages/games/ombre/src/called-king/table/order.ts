import type {Card, Suit} from '@quinola/cards';
import {ACES_ALONE, tricksWith} from '../../kit/index.js';

/** Suits beside each other alternate in colour. */
const SUITS = [ACES_ALONE, ...'SHCD'];

/** A hand as shown: trumps first from Spadille down, then suit by suit, each in the order in which it takes tricks. */
export function sorted(hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const rules = tricksWith(trump ?? ACES_ALONE);
  const place = (card: Card): number => {
    const suit = rules.suit(card);
    return suit === trump ? -1 : SUITS.indexOf(suit);
  };
  return [...hand].sort((a, b) => place(a) - place(b) || rules.strength(b) - rules.strength(a));
}
