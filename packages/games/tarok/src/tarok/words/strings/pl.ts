import {pl as pack} from '../../../kit/words/strings/pl.js';
import type {TarokRoomWords} from '../types.js';

/** Polish: the room of a Tarok table. */
export const pl: TarokRoomWords = {
  ...pack,
  title: 'Tarok',
  subtitle: {3: 'we trzech, ok. 1820', 2: 'we dwóch, ok. 1820'},
  announced: (n) => `zgłoszone: ${n}`,
  yourAnnounce: 'Twoja kolej: zgłoś, co warta twoja ręka.',
  pot: (n) => `pulla ${n}`,
};
