import {problemOffers} from '../../kit/offers.js';
import {PROBLEMS} from './offers.js';

/** The problems of Cinquille. */
export const problems = problemOffers(PROBLEMS, () => import('./problems.js').then((all) => all.problems));
