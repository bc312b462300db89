import type {Card} from '@quinola/cards';
import {SKY, strength, suit} from './values.js';

/** Suits of a sorted hand: taroks first, then black and red alternating. */
const GROUPS = 'TSHCD';

/**
 * A hand in the order that the treatise advises (l. 6574-6578): taroks from Sky and XXI down, then each suit in its own
 * order, red pips reversed.
 */
export function sorted(hand: readonly Card[]): readonly Card[] {
  const height = (card: Card): number => (card === SKY ? 22 : strength(card));
  return [...hand].sort((a, b) => GROUPS.indexOf(suit(a)) - GROUPS.indexOf(suit(b)) || height(b) - height(a));
}
