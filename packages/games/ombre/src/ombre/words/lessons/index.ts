import type {LessonOffer} from '@quinola/table';
import {problems} from './problems/index.js';
import {samples} from './samples/index.js';
import {GUIDES} from './offers.js';

const THREE = {players: 3};

/**
 * The lessons of Lomber: guided deals, the first for beginners, then the sample games and problems of the book. All are for
 * three players.
 */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'first-solo',
    ...GUIDES['first-solo'],
    where: THREE,
    load: () => import('./first-solo.js').then(({firstSolo}) => firstSolo),
  },
  {
    id: 'first-ask',
    ...GUIDES['first-ask'],
    where: THREE,
    load: () => import('./first-ask.js').then(({firstAsk}) => firstAsk),
  },
  ...samples,
  ...problems,
];
