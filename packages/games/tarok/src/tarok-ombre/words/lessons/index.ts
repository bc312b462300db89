import type {LessonOffer} from '@quinola/table';
import {problems} from './problems/index.js';
import {GUIDES} from './offers.js';

/** The lessons of Tarok-ombre: guided deals, the first for beginners, then the problems of the book. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'old-manner',
    ...GUIDES['old-manner'],
    load: () => import('./old-manner.js').then(({oldManner}) => oldManner),
  },
  {
    id: 'new-manner',
    ...GUIDES['new-manner'],
    load: () => import('./new-manner.js').then(({newManner}) => newManner),
  },
  ...problems,
];
