import type {LessonOffer} from '@quinola/table';
import {SAMPLES} from './offers.js';

const LOADERS: Readonly<Record<keyof typeof SAMPLES, LessonOffer['load']>> = {
  'game-1': () => import('./first.js').then(({game1}) => game1),
  'game-1-king': () => import('./first-king.js').then(({game1King}) => game1King),
  'game-2': () => import('./second.js').then(({game2}) => game2),
  'game-3': () => import('./third.js').then(({game3}) => game3),
  'game-4': () => import('./fourth.js').then(({game4}) => game4),
  'game-5': () => import('./fifth.js').then(({game5}) => game5),
  'game-6': () => import('./sixth.js').then(({game6}) => game6),
  'game-6-lead': () => import('./sixth.js').then(({game6Lead}) => game6Lead),
  'game-7': () => import('./seventh.js').then(({game7}) => game7),
  'game-8': () => import('./eighth.js').then(({game8}) => game8),
  'game-8-overtrump': () => import('./eighth-overtrump.js').then(({game8Overtrump}) => game8Overtrump),
  'game-8-matadors': () => import('./eighth-matadors.js').then(({game8Matadors}) => game8Matadors),
  'game-9': () => import('./ninth.js').then(({game9}) => game9),
};

/** The sample games of the book, to be followed or played differently. All are for three players. */
export const samples: readonly LessonOffer[] = Object.entries(SAMPLES).map(([id, told]) => ({
  id,
  ...told,
  where: {players: 3},
  load: LOADERS[id as keyof typeof SAMPLES],
}));
