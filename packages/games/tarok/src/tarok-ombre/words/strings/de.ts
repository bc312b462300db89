import {de as pack, the} from '../../../kit/words/strings/de.js';
import type {TarokOmbreRoomWords} from '../types.js';

/** German: the room of a Tarok-ombre table. */
export const de: TarokOmbreRoomWords = {
  ...pack,
  title: 'Tarock-l’Hombre',
  subtitle: {old: 'nach alter Art, um 1820', new: 'nach neuer Art, um 1820'},
  games: {tre: 'a Tre', due: 'a Due', uno: 'a Uno', solo: 'Solo'},
  bidding: 'Das Bieten',
  enemyMark: 'spielt allein',
  nothingSaid: 'noch nichts gesagt',
  asks: 'verlangt',
  asked: (cards) => `verlangt: ${cards.join(', ')}`,
  tricksOf: (own, theirs) => `Stiche ${own} : ${theirs}`,
  marks: 'Marken',

  yourDemand: (left) =>
    left > 1 ? `Sie dürfen ${left} Karten verlangen.` : 'Sie dürfen eine Karte verlangen.',
  yourReturn: (face) => `Sie haben ${the(face)} bekommen: Wählen Sie eine Karte, die Sie dafür geben.`,
};
