import {cardWords} from '@quinola/opponents';
import type {Laid} from '@quinola/play';
import {TAROK_TRICKS} from './tricks.js';
import {valueOf} from './values.js';

/** The words with which the maxims of all games with the tarok pack speak of cards. */
export const {ofSuit, lowest, highest, cheapest, dearest, wins: winsOver} = cardWords(TAROK_TRICKS, valueOf);

/** What the counting cards of a trick are worth. */
export function worthOfTrick(trick: readonly Laid[]): number {
  return trick.reduce((sum, {card}) => sum + valueOf(card), 0);
}
