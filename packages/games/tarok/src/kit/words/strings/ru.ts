import {numeralOf, type Card} from '@quinola/cards';
import type {Who} from '@quinola/table';
import {ofSuit as kitOf, ru as kit, theCard} from '@quinola/table/strings/ru.js';
import {isTarok, PAGAT, SKY, strength} from '../../rules/values.js';
import type {PackRoomWords} from '../types.js';

/** What is done and by whom, the verb first, so that no name is bent: `получает Каролина`. */
export const by = (who: Who, you: string, other: string): string =>
  who.you ? `${you} вы` : `${other} ${who.name}`;

/** A suit: `червы`, `тароки`. */
export const suit = (sign: string): string => (sign === 'T' ? 'тароки' : kit.suit(sign));

/** A suit in the genitive of the plural: `червей`, `тароков`. */
export const ofSuit = (sign: string): string => (sign === 'T' ? 'тароков' : kitOf(sign));

/** A card by name: `тарок XIV`, `Скиз`, `всадник червей`. */
export function card(face: Card): string {
  if (face === SKY) return 'Скиз';
  if (face === PAGAT) return 'Пагат';
  if (isTarok(face)) return `тарок ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `всадник ${kitOf(face[1]!)}` : kit.card(face);
}

/** A card as an object: `тарок XIV`, `Пагата`, `всадника червей`. */
export function the(face: Card): string {
  if (face === SKY) return 'Скиз';
  if (face === PAGAT) return 'Пагата';
  if (isTarok(face)) return card(face);
  return face[0] === 'N' ? `всадника ${kitOf(face[1]!)}` : theCard(face);
}

/** Russian: the room of tables on 78 cards. */
export const ru: PackRoomWords = {
  cards: {card, suit, rank: (rank) => (rank === 'N' ? 'Вс' : kit.rank(rank))},

  yourTarok: 'Ваш ход: надо класть тарок.',
  yourFree: 'Ваш ход: кладите любую карту.',
  yourSkat: 'Ваш ход: отложите три карты.',
  laySkat: 'Положить скат',
  skat: 'Скат',
  before: (who, cards) =>
    `${who.you ? 'Перед вами' : `Открыто (${who.name})`}: ${cards.map(card).join(', ')}`,
};
