import type {TarokRoomWords} from '../strings.js';

/** English: what a table of Tarok says before its first card. */
export const en: TarokRoomWords = {
  title: 'Tarok',
  subtitle: {3: 'en trois, about 1820', 2: 'en deux, about 1820'},
  announced: (n) => `honours ${n}`,
  yourAnnounce: 'Your turn: announce what your hand is worth.',
  pot: (n) => `pot ${n}`,
};
