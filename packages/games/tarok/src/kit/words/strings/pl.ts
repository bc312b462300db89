import {numeralOf, type Card} from '@quinola/cards';
import {ofSuit as kitOf, pl as kit, theCard} from '@quinola/table/strings/pl.js';
import {isTarok, PAGAT, SKY, strength} from '../../rules/values.js';
import type {PackRoomWords} from '../types.js';

/** A suit: `kier`, `taroki`. */
export const suit = (sign: string): string => (sign === 'T' ? 'taroki' : kit.suit(sign));

/** A suit in the genitive of the plural: `kierów`, `taroków`. */
export const ofSuit = (sign: string): string => (sign === 'T' ? 'taroków' : kitOf(sign));

/** A card by name: `tarok XIV`, `Sky`, `kawal kier`. */
export function card(face: Card): string {
  if (face === SKY) return 'Sky';
  if (face === PAGAT) return 'Pagat';
  if (isTarok(face)) return `tarok ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `kawal ${kit.suit(face[1]!)}` : kit.card(face);
}

/** A card as an object: `taroka XIV`, `kawala kier`. */
export function the(face: Card): string {
  if (face === SKY) return 'Sky';
  if (face === PAGAT) return 'Pagata';
  if (isTarok(face)) return `taroka ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `kawala ${kit.suit(face[1]!)}` : theCard(face);
}

/** Polish: the room of tables on 78 cards. */
export const pl: PackRoomWords = {
  cards: {card, suit, rank: (rank) => (rank === 'N' ? 'Kw' : kit.rank(rank))},

  yourTarok: 'Twoja kolej: musisz tarokować.',
  yourFree: 'Twoja kolej: graj, co chcesz.',
  yourSkat: 'Twoja kolej: odłóż trzy karty.',
  laySkat: 'Kładę Skata',
  skat: 'Skat',
  before: (who, cards) =>
    `${who.you ? 'Przed tobą' : `${who.name} ma przed sobą`}: ${cards.map(card).join(', ')}`,
};
