import type {TarokRoomWords} from '../strings.js';

/** German: the room of a Tarok table. */
export const de: TarokRoomWords = {
  title: 'Tarock',
  subtitle: {3: 'en trois, um 1820', 2: 'en deux, um 1820'},
  announced: (n) => `Honneurs ${n}`,
  yourAnnounce: 'Sie sind an der Reihe: Sagen Sie an, was Ihr Blatt wert ist.',
  pot: (n) => `Pulle ${n}`,
};
