import {problemOffers} from '../../kit/offers.js';
import {PROBLEMS} from './offers.js';

/** The problems of the book. All are for three players. */
export const problems = problemOffers(PROBLEMS, () => import('./problems.js').then((all) => all.problems), {
  players: 3,
});
