import {lessonOffers} from '@quinola/table';
import {PROBLEMS} from './offers.js';

/** The problems of Cinquille. */
export const problems = lessonOffers(PROBLEMS, () => import('./problems.js').then((all) => all.problems));
