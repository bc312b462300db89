import type {LessonOffer} from '@quinola/table';
import {problems} from './problems/index.js';
import {GUIDES} from './offers.js';

/** The lessons of Quadrille: a guided deal for beginners, then the problems of the book. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'hidden-partner',
    ...GUIDES['hidden-partner'],
    load: () => import('./hidden-partner.js').then(({hiddenPartner}) => hiddenPartner),
  },
  ...problems,
];
