import {en as pack, the} from '../../../kit/words/strings/en.js';
import type {TarokOmbreRoomWords} from '../types.js';

/** English: what a table of Tarok-ombre says before the first card. */
export const en: TarokOmbreRoomWords = {
  ...pack,
  title: 'Tarok-ombre',
  subtitle: {old: 'in the old manner, about 1820', new: 'in the new manner, about 1820'},
  games: {tre: 'a Tre', due: 'a Due', uno: 'a Uno', solo: 'Solo'},
  bidding: 'Bidding',
  enemyMark: 'plays alone',
  nothingSaid: 'nothing said yet',
  asks: 'asked for',
  asked: (cards) => `asked for: ${cards.join(', ')}`,
  tricksOf: (own, theirs) => `tricks ${own} : ${theirs}`,
  marks: 'Marks',

  yourDemand: (left) => (left > 1 ? `You may ask for ${left} cards.` : 'You may ask for one card.'),
  yourReturn: (card) => `You were given ${the(card)}: choose a card to give in return.`,
};
