import {numeralOf, type Card} from '@quinola/cards';
import {en as kit} from '@quinola/table';
import {isTarok, PAGAT, SKY, strength} from '../../rules/values.js';
import type {PackRoomWords} from '../types.js';

/** A card by name: `tarok XIV`, `Sky`, `knight of hearts`. */
export function card(face: Card): string {
  if (face === SKY) return 'Sky';
  if (face === PAGAT) return 'Pagat';
  if (isTarok(face)) return `tarok ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `knight of ${kit.suit(face[1]!)}` : kit.card(face);
}

/** A card in a sentence: `the knight of hearts`, but `tarok XIV`. */
export const the = (face: Card): string =>
  isTarok(face) && face !== PAGAT ? card(face) : `the ${card(face)}`;

/** A suit in the plural: `hearts`, `taroks`. */
export const suit = (sign: string): string => (sign === 'T' ? 'taroks' : kit.suit(sign));

/** English: what tables on 78 cards say before the first card. */
export const en: PackRoomWords = {
  cards: {card, suit, rank: kit.rank},

  yourTarok: 'Your turn: you must play a tarok.',
  yourFree: 'Your turn: play any card.',
  yourSkat: 'Your turn: lay three cards away.',
  laySkat: 'Lay the Skat',
  skat: 'The Skat',
  before: (who, cards) => `Before ${who.you ? 'you' : who.name}: ${cards.map(card).join(', ')}`,
};
