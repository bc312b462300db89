import {FRENCH_52, type Card} from '@quinola/cards';
import type {Lesson, LessonWords} from '@quinola/play';

/** A text in English and Polish, and in other languages where it is told in them. */
export const say = (en: string, pl: string, others: Readonly<Record<string, string>> = {}): LessonWords => ({
  en,
  pl,
  ...others,
});

/** The moves by which one punter and the banker come to a pack that begins with these cards; it is cut after its first card. */
export function packOf(first: string, last = ''): NonNullable<Lesson['opening']> {
  const [begins, ends] = [first, last].map((cards): readonly Card[] => cards.split(' ').filter(Boolean));
  const known = new Set([...begins!, ...ends!]);
  const pack = [...begins!, ...FRENCH_52.cards.filter((card) => !known.has(card)), ...ends!];
  return [
    {by: 0, type: 'READY'},
    {by: 'chance', type: 'SHUFFLE', pack: [pack.at(-1)!, ...pack.slice(0, -1)]},
    {by: 0, type: 'CUT', index: 1},
  ];
}

/** The salon: so many pairs are drawn, and the punter goes on after each. */
export const pairs = (many: number): NonNullable<Lesson['opening']> =>
  Array.from({length: many}, (_, i) => [
    {by: 1, type: 'DRAW'},
    ...(i + 1 < many ? [{by: 0, type: 'READY'}] : []),
  ]).flat();
