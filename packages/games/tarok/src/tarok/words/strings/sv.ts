import {sv as pack} from '../../../kit/words/strings/sv.js';
import type {TarokRoomWords} from '../types.js';

/** Swedish: the room of a Tarok table. */
export const sv: TarokRoomWords = {
  ...pack,
  title: 'Tarock',
  subtitle: {3: 'en trois, omkring 1820', 2: 'en deux, omkring 1820'},
  announced: (n) => `anmält: ${n}`,
  yourAnnounce: 'Din tur: anmäl vad din hand är värd.',
  pot: (n) => `pott ${n}`,
};
