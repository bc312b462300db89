import {numeralOf, type Card} from '@quinola/cards';
import type {Who} from '@quinola/table';
import {de as kit, theCard} from '@quinola/table/strings/de.js';
import {isTarok, PAGAT, SKY, strength} from '../../rules/values.js';
import type {PackRoomWords} from '../types.js';

export const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** A person to whom something is done: dative and accusative. */
export const to = (who: Who): string => (who.you ? 'Ihnen' : who.name);

/** A suit: `Herz`, `Tarock`. */
export const suit = (sign: string): string => (sign === 'T' ? 'Tarock' : kit.suit(sign));

/** A card by name: `Tarock XIV`, `Sküs`, `Herz-Cavall`. */
export function card(face: Card): string {
  if (face === SKY) return 'Sküs';
  if (face === PAGAT) return 'Pagat';
  if (isTarok(face)) return `Tarock ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `${kit.suit(face[1]!)}-Cavall` : kit.card(face);
}

/** A card with its article: `der Herz-Cavall`, as an object `den Sküs`. */
export function the(face: Card, grammar: 'nom' | 'acc' = 'acc'): string {
  if (face === SKY || face === PAGAT || (!isTarok(face) && face[0] === 'N'))
    return `${grammar === 'nom' ? 'der' : 'den'} ${card(face)}`;
  return isTarok(face) ? card(face) : theCard(face, grammar);
}

/** German: the room of tables on 78 cards. */
export const de: PackRoomWords = {
  cards: {card, suit, rank: (rank) => (rank === 'N' ? 'C' : kit.rank(rank))},

  yourTarok: 'Sie sind an der Reihe: Sie müssen Tarock zugeben.',
  yourFree: 'Sie sind an der Reihe: jede Karte ist erlaubt.',
  yourSkat: 'Sie sind an der Reihe: drei Karten weglegen.',
  laySkat: 'Den Skat legen',
  skat: 'Der Skat',
  before: (who, cards) => `Vor ${to(who)}: ${cards.map(card).join(', ')}`,
};
