import {lessonOffers, type LessonOffer} from '@quinola/table';
import {GUIDE, HANDS, PROBLEMS} from './offers.js';

/** The lessons of piquet: a guided deal for beginners, three hands to declare, then problems from exact endings. */
export const lessons: readonly LessonOffer[] = [
  {id: 'to-sixty', ...GUIDE, load: () => import('./guide.js').then(({guide}) => guide)},
  ...lessonOffers(HANDS, () => import('./declaring.js').then(({hands}) => hands)),
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];
