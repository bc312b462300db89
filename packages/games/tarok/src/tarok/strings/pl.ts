import type {TarokRoomWords} from '../strings.js';

/** Polish: the room of a Tarok table. */
export const pl: TarokRoomWords = {
  title: 'Tarok',
  subtitle: {3: 'we trzech, ok. 1820', 2: 'we dwóch, ok. 1820'},
  announced: (n) => `honory ${n}`,
  yourAnnounce: 'Twoja kolej: zgłoś, co warta twoja ręka.',
  pot: (n) => `pulla ${n}`,
};
