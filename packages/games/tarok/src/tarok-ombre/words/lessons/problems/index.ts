import type {LessonOffer} from '@quinola/table';
import {PROBLEMS} from './offers.js';

/** The problems of Tarok-ombre: hands and positions of the book, with its answers. */
export const problems: readonly LessonOffer[] = [
  {
    id: 'eleven-taroks',
    kind: 'problem',
    ...PROBLEMS['eleven-taroks'],
    load: () => import('./eleven-taroks.js').then(({elevenTaroks}) => elevenTaroks),
  },
  {
    id: 'what-to-ask-for',
    kind: 'problem',
    ...PROBLEMS['what-to-ask-for'],
    load: () => import('./what-to-ask-for.js').then(({whatToAskFor}) => whatToAskFor),
  },
  {
    id: 'for-a-friend',
    kind: 'problem',
    ...PROBLEMS['for-a-friend'],
    load: () => import('./for-a-friend.js').then(({forAFriend}) => forAFriend),
  },
  {
    id: 'hit-the-skat',
    kind: 'problem',
    ...PROBLEMS['hit-the-skat'],
    load: () => import('./hit-the-skat.js').then(({hitTheSkat}) => hitTheSkat),
  },
  {
    id: 'xxi-held-back',
    kind: 'problem',
    ...PROBLEMS['xxi-held-back'],
    load: () => import('./xxi-held-back.js').then(({xxiHeldBack}) => xxiHeldBack),
  },
  {
    id: 'xxi-takes-xx',
    kind: 'problem',
    ...PROBLEMS['xxi-takes-xx'],
    load: () => import('./xxi-takes-xx.js').then(({xxiTakesXx}) => xxiTakesXx),
  },
];
