import {lessonOffers, type LessonOffer} from '@quinola/table';
import {GUIDES, PROBLEMS} from './offers.js';

/** The lessons of Boston-Whist: two tricks, an auction and a misère, which together take five minutes; then problems. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'with-a-partner',
    ...GUIDES['with-a-partner'],
    load: () => import('./partner.js').then(({partner}) => partner),
  },
  {
    id: 'ask-for-help',
    ...GUIDES['ask-for-help'],
    load: () => import('./auction.js').then(({auction}) => auction),
  },
  {
    id: 'no-trick-at-all',
    ...GUIDES['no-trick-at-all'],
    load: () => import('./misere.js').then(({misere}) => misere),
  },
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];
