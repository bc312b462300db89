import {pl as pack, the} from '../../../kit/words/strings/pl.js';
import type {TarokOmbreRoomWords} from '../types.js';

/** Polish: the room of a Tarok-ombre table. */
export const pl: TarokOmbreRoomWords = {
  ...pack,
  title: 'Taroklomber',
  subtitle: {old: 'stary sposób, ok. 1820', new: 'nowy sposób, ok. 1820'},
  games: {tre: 'a Tre', due: 'a Due', uno: 'a Uno', solo: 'Solo'},
  bidding: 'Licytacja',
  enemyMark: 'gra sam',
  nothingSaid: 'jeszcze nic',
  asks: 'żądane',
  asked: (cards) => `żądane: ${cards.join(', ')}`,
  tricksOf: (own, theirs) => `lewy ${own} : ${theirs}`,
  marks: 'Marki',

  yourDemand: (left) => (left > 1 ? `Możesz żądać ${left} kart.` : 'Możesz żądać jednej karty.'),
  yourReturn: (face) => `Dostajesz ${the(face)}: wybierz kartę, którą oddasz w zamian.`,
};
