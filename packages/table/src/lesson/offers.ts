import type {Lesson, LessonWords} from '@quinola/play';
import type {LanguageCode} from '../language.js';
import type {LessonOffer} from './lesson-state.js';

// How games offer their lessons. It comes with the features of a table, the lessons themselves when they are asked for.

/** What is known of a lesson before it is loaded. */
export type LessonText = Pick<LessonOffer, 'title' | 'about' | 'minutes' | 'kind'>;

/** A problem: a position with a question. */
export type ProblemText = LessonText & {readonly kind: 'problem'};

/** A text in English and in further languages, in their order. */
type InOrder<Codes extends readonly LanguageCode[]> = readonly string[] &
  readonly [en: string, ...others: {readonly [at in keyof Codes]: string}];

/**
 * Title and question of a problem, each in English and in other languages.
 * @param languages the codes of the others, in the order in which their texts follow the English one
 */
export const problemText =
  <Codes extends readonly LanguageCode[]>(...languages: Codes) =>
  (title: InOrder<Codes>, about: InOrder<Codes>): ProblemText => {
    const codes: readonly LanguageCode[] = ['en', ...languages];
    const byLanguage = (texts: readonly string[]): LessonWords =>
      Object.fromEntries(codes.map((code, at) => [code, texts[at]!]));
    return {kind: 'problem', title: byLanguage(title), about: byLanguage(about), minutes: 1};
  };

/**
 * Offers lessons that stand in one module: all are fetched with the first.
 * @param texts what is known of them, by their ids
 * @param where the options that a match must have for them to be offered; absent: any
 */
export const lessonOffers = (
  texts: Readonly<Record<string, LessonText>>,
  load: () => Promise<readonly Lesson[]>,
  where?: LessonOffer['where'],
): readonly LessonOffer[] =>
  Object.entries(texts).map(([id, text]) => ({
    id,
    ...text,
    ...(where && {where}),
    load: () => load().then((lessons) => lessons.find((lesson) => lesson.id === id)!),
  }));
