import {lessonOffers, type LessonOffer} from '@quinola/table';
import {GUIDES} from './offers.js';
import {VIENNA_PROBLEMS, WARSAW_PROBLEMS} from './problem-offers.js';

const VIENNA = {rules: 'vienna-1834'};
const WARSAW = {rules: 'warsaw'};

const problems = () => import('./problems.js').then((all) => all.problems);

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
  ...lessonOffers(VIENNA_PROBLEMS, problems, VIENNA),
  ...lessonOffers(WARSAW_PROBLEMS, problems, WARSAW),
];
