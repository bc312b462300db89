import type {Lesson, LessonWords} from '@quinola/play';
import {packOf, type TwentyOneOptions} from '../../rules/index.js';

/** A text in English and Polish. */
export const say = (en: string, pl: string): LessonWords => ({en, pl});

/**
 * The moves up to the first stake, or the first card: the pack is shuffled so that, cut after its first card, these lie on top. The
 * last player deals, and the one on his right cuts.
 * @param cards first those that are dealt, from the dealer's left to himself, then those that are drawn
 */
export function setRound(
  cards: string,
  {players, pack}: Pick<TwentyOneOptions, 'players' | 'pack'>,
): NonNullable<Lesson['opening']> {
  const top = cards.split(' ');
  const order = [...top, ...packOf({pack}).cards.filter((card) => !top.includes(card))];
  return [
    {by: 'chance', type: 'SHUFFLE', pack: [order.at(-1)!, ...order.slice(0, -1)]},
    {by: players - 2, type: 'CUT', index: 1},
  ];
}
