import {lessonOffers, type LessonOffer} from '@quinola/table';
import {PROBLEMS, SAMPLE} from './offers.js';

/** The guided deal of Cassino, and problems of its book. */
export const lessons: readonly LessonOffer[] = [
  {id: 'first-deal', ...SAMPLE, load: () => import('./first-deal.js').then(({firstDeal}) => firstDeal)},
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];
