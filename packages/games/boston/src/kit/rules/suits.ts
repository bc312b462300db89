import {FRENCH_52, isRed, rankOf, strengths, suitOf, type Card, type Suit} from '@quinola/cards';
import {sortedHand, type TrickRules} from '@quinola/play';

// What all games of the family share: the order of the cards, the classes of suits that a turned card makes, honours.

/** How a suit stands to the highest: 2 = it is the highest, 1 = the other of its colour, 0 = it is of the other colour. */
export type SuitClass = 0 | 1 | 2;

/** The class of a suit, once the highest is known. */
export function classOf(suit: Suit, highest: Suit): SuitClass {
  if (suit === highest) return 2;
  return isRed(suit) === isRed(highest) ? 1 : 0;
}

/** The suits of each class: the highest, the second, and the two others in the order of the pack. */
export interface Colours {
  readonly highest: Suit;
  readonly second: Suit;
  readonly others: readonly Suit[];
}

/** The classes that a highest suit makes. */
export function coloursOf(highest: Suit): Colours {
  const {suits} = FRENCH_52;
  return {
    highest,
    second: suits.find((suit) => classOf(suit, highest) === 1)!,
    others: suits.filter((suit) => classOf(suit, highest) === 0),
  };
}

/** How high a card stands in its suit: 1 = the two, 13 = the ace. */
export const strengthOf = strengths(FRENCH_52);

/** How tricks go: suit is followed, and nobody has to trump. `null` = there are no trumps. */
export const tricksWith = (trump: Suit | null): TrickRules => ({trump, strength: strengthOf});

/** A hand as it is shown: trumps first, and suits whose colours alternate. */
export const sorted = (hand: readonly Card[], trump: Suit | null): readonly Card[] =>
  sortedHand(tricksWith(trump), [...'SHCD'], hand);

const HONOURS = 'AKQJ';

/** What the honours of trumps among some cards count: four for all of ace to knave, two for three of them, else nothing. */
export function honoursIn(cards: readonly Card[], trump: Suit): 0 | 2 | 4 {
  const held = cards.filter((card) => suitOf(card) === trump && HONOURS.includes(rankOf(card))).length;
  if (held === 4) return 4;
  return held === 3 ? 2 : 0;
}
