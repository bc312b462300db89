import type {Lesson} from '@quinola/play';
import type {LessonOffer} from '@quinola/table';

// How the games of the family offer their lessons. Tables load it with their features, the lessons themselves later.

/** Data about a lesson that is available before it is loaded. */
export type OfferText = Pick<LessonOffer, 'title' | 'about' | 'minutes' | 'kind'>;

/** Data about a problem: a position with a question. */
export type ProblemText = OfferText & {readonly kind: 'problem'};

/** Title and question of a problem, each in English and Polish. */
export const problemText = (
  [en, pl]: readonly [string, string],
  [about, oCzym]: readonly [string, string],
): ProblemText => ({
  kind: 'problem',
  title: {en, pl},
  about: {en: about, pl: oCzym},
  minutes: 1,
});

/** Offers problems; all are loaded with the first. */
export const problemOffers = (
  texts: Readonly<Record<string, ProblemText>>,
  load: () => Promise<readonly Lesson[]>,
  where?: LessonOffer['where'],
): readonly LessonOffer[] =>
  Object.entries(texts).map(([id, text]) => ({
    id,
    ...text,
    ...(where && {where}),
    load: () => load().then((problems) => problems.find((one) => one.id === id)!),
  }));
