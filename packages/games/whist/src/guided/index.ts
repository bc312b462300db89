import type {LessonOffer} from '@quinola/table';
import {GUIDES} from './offers.js';
import {VIENNA_PROBLEMS, WARSAW_PROBLEMS} from './problem-offers.js';

const VIENNA = {rules: 'vienna-1834'};
const WARSAW = {rules: 'warsaw'};

/** Problems of one book: all are fetched with the first. */
const problemsOf = (
  told: typeof VIENNA_PROBLEMS | typeof WARSAW_PROBLEMS,
  where: LessonOffer['where'] & object,
): readonly LessonOffer[] =>
  Object.entries(told).map(([id, one]) => ({
    id,
    ...one,
    where,
    load: () => import('./problems.js').then(({problems}) => problems.find((problem) => problem.id === id)!),
  }));

/** The guided deals of whist and the problems from its books; the first of each book is for beginners. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'six-tricks-vienna',
    ...GUIDES['six-tricks-vienna'],
    where: VIENNA,
    load: () => import('./six-tricks.js').then(({sixTricksOfVienna}) => sixTricksOfVienna),
  },
  {
    id: 'call-at-eight',
    ...GUIDES['call-at-eight'],
    where: VIENNA,
    load: () => import('./call-at-eight.js').then(({callAtEight}) => callAtEight),
  },
  {
    id: 'six-tricks',
    ...GUIDES['six-tricks'],
    where: WARSAW,
    load: () => import('./six-tricks.js').then(({sixTricks}) => sixTricks),
  },
  ...problemsOf(VIENNA_PROBLEMS, VIENNA),
  ...problemsOf(WARSAW_PROBLEMS, WARSAW),
];
