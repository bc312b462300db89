import {sv as pack, card} from '../../../kit/words/strings/sv.js';
import type {TarokOmbreRoomWords} from '../types.js';

/** Swedish: the room of a Tarok-ombre table. */
export const sv: TarokOmbreRoomWords = {
  ...pack,
  title: 'Tarock-lomber',
  subtitle: {old: 'på gammalt vis, omkring 1820', new: 'på nytt vis, omkring 1820'},
  games: {tre: 'a Tre', due: 'a Due', uno: 'a Uno', solo: 'Solo'},
  bidding: 'Budgivning',
  enemyMark: 'spelar ensam',
  nothingSaid: 'inget sagt än',
  asks: 'begärt',
  asked: (cards) => `begärt: ${cards.join(', ')}`,
  tricksOf: (own, theirs) => `stick ${own} : ${theirs}`,
  marks: 'Marker',

  yourDemand: (left) => (left > 1 ? `Du får begära ${left} kort.` : 'Du får begära ett kort.'),
  yourReturn: (face) => `Du har fått ${card(face)}: välj ett kort att ge i stället.`,
};
