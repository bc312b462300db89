import {lessonOffers} from '@quinola/table';
import {PROBLEMS} from './offers.js';

/** The problems of the book. All are for three players. */
export const problems = lessonOffers(PROBLEMS, () => import('./problems.js').then((all) => all.problems), {
  players: 3,
});
