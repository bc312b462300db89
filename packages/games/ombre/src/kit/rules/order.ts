import type {Card, Suit} from '@quinola/cards';
import {sortedHand} from '@quinola/play';
import {ACES_ALONE, tricksWith} from './pack.js';

/** A hand as shown: trumps first from Spadille down, then suit by suit; black and red alternate. */
export const sorted = (hand: readonly Card[], trump: Suit | null): readonly Card[] =>
  sortedHand(tricksWith(trump ?? ACES_ALONE), [...'SHCD'], hand);
