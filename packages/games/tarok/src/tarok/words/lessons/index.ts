import type {LessonOffer} from '@quinola/table';
import {problems} from './problems/index.js';
import {GUIDES} from './offers.js';

/** The lessons of Tarok: guided deals, the first for beginners, then the problems of the book. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'pocket',
    ...GUIDES.pocket,
    load: () => import('./pocket.js').then(({pocket}) => pocket),
  },
  {
    id: 'announcing',
    ...GUIDES.announcing,
    load: () => import('./announcing.js').then(({announcing}) => announcing),
  },
  {
    id: 'three',
    ...GUIDES.three,
    load: () => import('./three.js').then(({three}) => three),
  },
  ...problems,
];
