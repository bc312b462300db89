import type {LessonOffer} from '@quinola/table';
import {PROBLEMS} from './offers.js';

/** The problems of Tarok: positions of the book, with its answers. */
export const problems: readonly LessonOffer[] = [
  {
    id: 'queen-under-king',
    kind: 'problem',
    ...PROBLEMS['queen-under-king'],
    load: () => import('./queen-under-king.js').then(({queenUnderKing}) => queenUnderKing),
  },
  {
    id: 'three-taroks',
    kind: 'problem',
    ...PROBLEMS['three-taroks'],
    load: () => import('./three-taroks.js').then(({threeTaroks}) => threeTaroks),
  },
  {
    id: 'half-a-cavalry',
    kind: 'problem',
    ...PROBLEMS['half-a-cavalry'],
    load: () => import('./half-a-cavalry.js').then(({halfACavalry}) => halfACavalry),
  },
  {
    id: 'first-tarok',
    kind: 'problem',
    ...PROBLEMS['first-tarok'],
    load: () => import('./first-tarok.js').then(({firstTarok}) => firstTarok),
  },
  {
    id: 'ten-announced',
    kind: 'problem',
    ...PROBLEMS['ten-announced'],
    load: () => import('./ten-announced.js').then(({tenAnnounced}) => tenAnnounced),
  },
  {
    id: 'pagat-at-once',
    kind: 'problem',
    ...PROBLEMS['pagat-at-once'],
    load: () => import('./pagat-at-once.js').then(({pagatAtOnce}) => pagatAtOnce),
  },
  {
    id: 'pagat-to-the-end',
    kind: 'problem',
    ...PROBLEMS['pagat-to-the-end'],
    load: () => import('./pagat-to-the-end.js').then(({pagatToTheEnd}) => pagatToTheEnd),
  },
  {
    id: 'without-the-king',
    kind: 'problem',
    ...PROBLEMS['without-the-king'],
    load: () => import('./without-the-king.js').then(({withoutTheKing}) => withoutTheKing),
  },
  {
    id: 'suit-for-two',
    kind: 'problem',
    ...PROBLEMS['suit-for-two'],
    load: () => import('./suit-for-two.js').then(({suitForTwo}) => suitForTwo),
  },
];
