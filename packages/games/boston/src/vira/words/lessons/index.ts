import {lessonOffers, type LessonOffer} from '@quinola/table';
import {GUIDES, PROBLEMS} from './offers.js';

/** The lessons of Vira: the first with three kinds of games, then the whole ladder, then problems. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'first-game',
    ...GUIDES['first-game'],
    load: () => import('./first-game.js').then(({firstGame}) => firstGame),
  },
  {id: 'solo', ...GUIDES.solo, load: () => import('./solo.js').then((lesson) => lesson.solo)},
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];
