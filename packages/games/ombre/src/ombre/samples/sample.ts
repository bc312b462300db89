import type {Lesson, LessonStep, LessonWords} from '@quinola/play';
import {cardsOf, say} from '../../kit/lessons.js';
import {setDeal, type SetDeal} from '../guided/set-deal.js';
import {SAMPLES} from './offers.js';

type More = Pick<LessonStep, 'right' | 'others' | 'other' | 'wrong'>;

/** Shows a text before the next card. */
export const tell = (en: string, pl: string, point: readonly string[] = ['hand']): LessonStep => ({
  say: say(en, pl),
  point,
});

/** A step that asks for the book's card; any of several, if they are equally good. */
export const follow = (cards: string, en: string, pl: string, more: More = {}): LessonStep => ({
  say: say(en, pl),
  ask: {cards: cardsOf(cards)},
  point: ['answer'],
  ...more,
});

/** The same as a question: the card is not highlighted. */
export const question = (cards: string, en: string, pl: string, more: More = {}): LessonStep => ({
  ...follow(cards, en, pl, more),
  point: ['hand'],
});

/** A sample game of the book. */
export interface Sample {
  readonly id: keyof typeof SAMPLES;
  /** The book's number: “first game”. */
  readonly source: LessonWords;
  /** How it ends in the book. */
  readonly outcome: 'win' | 'remise' | 'codille';
  readonly goal: LessonWords;
  readonly steps: readonly LessonStep[];
  readonly end: Lesson['end'];
}

/** Where a sample game stands in the book. */
export const inBook = (en: string, pl: string): LessonWords =>
  say(
    `The Warsaw book of games, about 1820, Lomber: ${en}`,
    `Warszawska książka o grach, ok. 1820, „Gra Lombra”: ${pl}`,
  );

/** A sample game as a lesson, from the given set-up. */
export const lessonOf = (
  {id, outcome, goal, ...told}: Sample,
  setUp: Pick<Lesson, 'options' | 'opening' | 'seats'>,
): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game: 'lomber',
  ...SAMPLES[id],
  ...setUp,
  ...told,
  goal: {say: goal, when: {happening: {type: 'deal-settled', result: {outcome}}}},
});

/** A sample game as a lesson, from its cards. */
export const sample = (told: Sample, deal: SetDeal): Lesson => lessonOf(told, setDeal(deal));
