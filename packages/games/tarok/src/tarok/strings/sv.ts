import type {TarokRoomWords} from '../strings.js';

/** Swedish: the room of a Tarok table. */
export const sv: TarokRoomWords = {
  title: 'Tarock',
  subtitle: {3: 'en trois, omkring 1820', 2: 'en deux, omkring 1820'},
  announced: (n) => `honnörer ${n}`,
  yourAnnounce: 'Din tur: anmäl vad din hand är värd.',
  pot: (n) => `pott ${n}`,
};
