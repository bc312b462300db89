import {numeralOf, type Card} from '@quinola/cards';
import type {Who} from '@quinola/table';
import {sv as kit} from '@quinola/table/strings/sv.js';
import {isTarok, PAGAT, SKY, strength} from '../../rules/values.js';
import type {PackRoomWords} from '../types.js';

export const object = (who: Who): string => (who.you ? 'dig' : who.name);

/** A suit: `hjärter`, `tarock`. */
export const suit = (sign: string): string => (sign === 'T' ? 'tarock' : kit.suit(sign));

/** A card by name: `tarock XIV`, `Sküs`, `hjärter riddare`. */
export function card(face: Card): string {
  if (face === SKY) return 'Sküs';
  if (face === PAGAT) return 'Pagat';
  if (isTarok(face)) return `tarock ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `${kit.suit(face[1]!)} riddare` : kit.card(face);
}

/** Swedish: the room of tables on 78 cards. */
export const sv: PackRoomWords = {
  cards: {card, suit, rank: (rank) => (rank === 'N' ? 'R' : kit.rank(rank))},

  yourTarok: 'Din tur: du måste lägga tarock.',
  yourFree: 'Din tur: lägg vilket kort du vill.',
  yourSkat: 'Din tur: lägg bort tre kort.',
  laySkat: 'Lägg skaten',
  skat: 'Skaten',
  before: (who, cards) => `Framför ${object(who)}: ${cards.map(card).join(', ')}`,
};
