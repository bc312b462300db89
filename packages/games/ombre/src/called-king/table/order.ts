import type {Card, Suit} from '@quinola/cards';
import {ACES_ALONE, tricksWith} from '../../kit/index.js';

/** Black and red suits alternate, so that neighbours are easy to tell apart. */
const SUITS = [ACES_ALONE, ...'SHCD'];

/** The order in which a hand is shown: trumps from Spadille down, then suit by suit; in each suit the card that wins comes first. */
export function sorted(hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const rules = tricksWith(trump ?? ACES_ALONE);
  const place = (card: Card): number => {
    const suit = rules.suit(card);
    return suit === trump ? -1 : SUITS.indexOf(suit);
  };
  return [...hand].sort((a, b) => place(a) - place(b) || rules.strength(b) - rules.strength(a));
}
