import {lessonOffers, type LessonOffer} from '@quinola/table';
import {GUIDES, PROBLEMS, THREE_PROBLEMS} from './offers.js';

const FOUR = {players: 4};
const THREE = {players: 3};

/**
 * The lessons of Boston: for four two tricks, an auction and a misère, which together take five minutes, then problems of the book; for
 * three a deal of Tri-Boston, and a problem.
 */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'two-tricks',
    ...GUIDES['two-tricks'],
    where: FOUR,
    load: () => import('./two-tricks.js').then(({twoTricks}) => twoTricks),
  },
  {
    id: 'who-bids-most',
    ...GUIDES['who-bids-most'],
    where: FOUR,
    load: () => import('./auction.js').then(({auction}) => auction),
  },
  {
    id: 'no-trick-at-all',
    ...GUIDES['no-trick-at-all'],
    where: FOUR,
    load: () => import('./misere.js').then(({misere}) => misere),
  },
  {
    id: 'three-diamonds',
    ...GUIDES['three-diamonds'],
    where: THREE,
    load: () => import('./three.js').then(({threeDiamonds}) => threeDiamonds),
  },
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems), FOUR),
  ...lessonOffers(THREE_PROBLEMS, () => import('./problems.js').then(({problems}) => problems), THREE),
];
