import {en as pack} from '../../../kit/words/strings/en.js';
import type {TarokRoomWords} from '../types.js';

/** English: what a table of Tarok says before its first card. */
export const en: TarokRoomWords = {
  ...pack,
  title: 'Tarok',
  subtitle: {3: 'en trois, about 1820', 2: 'en deux, about 1820'},
  announced: (n) => `announced: ${n}`,
  yourAnnounce: 'Your turn: announce what your hand is worth.',
  pot: (n) => `pot ${n}`,
};
