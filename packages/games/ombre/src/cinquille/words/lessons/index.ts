import type {LessonOffer} from '@quinola/table';
import {problems} from './problems/index.js';
import {GUIDES} from './offers.js';

/** The lessons of Cinquille: a guided deal for beginners, then the problems of the book. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'friend-or-foe',
    ...GUIDES['friend-or-foe'],
    load: () => import('./friend-or-foe.js').then(({friendOrFoe}) => friendOrFoe),
  },
  ...problems,
];
