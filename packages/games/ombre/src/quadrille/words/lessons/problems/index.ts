import {lessonOffers} from '@quinola/table';
import {PROBLEMS} from './offers.js';

/** The problems of Quadrille. */
export const problems = lessonOffers(PROBLEMS, () => import('./problems.js').then((all) => all.problems));
