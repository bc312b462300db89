import type {Lesson, LessonDifference, LessonStep, LessonWords} from '@quinola/play';
import {cardsOf, type Others} from '../../../../kit/words/lessons/set-deal.js';
import {setDeal, type SetDeal} from '../set-deal.js';
import {SAMPLES} from './offers.js';

type More = Pick<LessonStep, 'right' | 'others' | 'other' | 'wrong'>;

/** Shows a text before the next card. */
export const tell = (say: LessonWords, point: readonly string[] = ['hand']): LessonStep => ({
  say,
  point,
});

/** A step that asks for the book's card; any of several, if they are equally good. */
export const follow = (cards: string, say: LessonWords, more: More = {}): LessonStep => ({
  say,
  ask: {cards: cardsOf(cards)},
  point: ['answer'],
  ...more,
});

/** The same as a question: the card is not highlighted. */
export const question = (cards: string, say: LessonWords, more: More = {}): LessonStep => ({
  ...follow(cards, say, more),
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
  readonly differs?: readonly LessonDifference[];
  readonly end: Lesson['end'];
}

/**
 * Where a sample game or a problem stands in the book.
 * @param others the place in the other languages
 */
export const inBook = (en: string, pl: string, others: Others): LessonWords => ({
  en: `The Warsaw book of games, about 1820, Lomber: ${en}`,
  pl: `Warszawska książka o grach, ok. 1820, „Gra Lombra”: ${pl}`,
  de: `Das Warschauer Spielbuch, um 1820, „Gra Lombra“: ${others.de}`,
  sv: `Spelboken från Warszawa, omkring 1820, ”Gra Lombra”: ${others.sv}`,
  ru: `Варшавская книга игр, около 1820 года, «Gra Lombra»: ${others.ru}`,
});

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
