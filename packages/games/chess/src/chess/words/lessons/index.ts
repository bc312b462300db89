import type {LessonOffer} from '@quinola/table';
import {matterOffers, FIRST} from './offers.js';

/** The guided first game, and what the book shows: games, positions, mates. */
export const lessons: readonly LessonOffer[] = [
  {id: 'first-game', ...FIRST, load: () => import('./first-game.js').then(({firstGame}) => firstGame)},
  ...matterOffers.map(({id, ...told}): LessonOffer => ({
    id,
    ...told,
    load: () => import('./problems.js').then(({problems}) => problems.find((one) => one.id === id)!),
  })),
];
