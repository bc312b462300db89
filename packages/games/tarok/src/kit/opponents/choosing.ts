import {cardWords} from '@quinola/opponents';
import type {Laid} from '@quinola/play';
import {TAROK_TRICKS} from '../rules/tricks.js';
import {valueOf} from '../rules/values.js';

/** Card words used by the maxims of all games with the tarok pack. */
export const {ofSuit, lowest, highest, cheapest, dearest, wins: winsOver} = cardWords(TAROK_TRICKS, valueOf);

/** The total value of the counting cards in a trick. */
export function worthOfTrick(trick: readonly Laid[]): number {
  return trick.reduce((sum, {card}) => sum + valueOf(card), 0);
}
