import {de as pack} from '../../../kit/words/strings/de.js';
import type {TarokRoomWords} from '../types.js';

/** German: the room of a Tarok table. */
export const de: TarokRoomWords = {
  ...pack,
  title: 'Tarock',
  subtitle: {3: 'en trois, um 1820', 2: 'en deux, um 1820'},
  announced: (n) => `angesagt: ${n}`,
  yourAnnounce: 'Sie sind an der Reihe: Sagen Sie an, was Ihr Blatt wert ist.',
  pot: (n) => `Pulle ${n}`,
};
