import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {KitRoomWords} from '../strings.js';

/** Suits in the plural: nominative (and accusative), genitive: *дама пик*. */
const SUITS: Readonly<Record<string, readonly [nom: string, gen: string]>> = {
  S: ['пики', 'пик'],
  H: ['червы', 'червей'],
  D: ['бубны', 'бубён'],
  C: ['трефы', 'треф'],
};

/** Ranks in the nominative and the accusative: *играет туза, играет десятку*. */
const RANKS: Readonly<Record<string, readonly [nom: string, acc: string]>> = {
  A: ['туз', 'туза'],
  K: ['король', 'короля'],
  Q: ['дама', 'даму'],
  J: ['валет', 'валета'],
  T: ['десятка', 'десятку'],
  9: ['девятка', 'девятку'],
  8: ['восьмёрка', 'восьмёрку'],
  7: ['семёрка', 'семёрку'],
  6: ['шестёрка', 'шестёрку'],
  5: ['пятёрка', 'пятёрку'],
  4: ['четвёрка', 'четвёрку'],
  3: ['тройка', 'тройку'],
  2: ['двойка', 'двойку'],
};

const RULES = new Intl.PluralRules('ru');

/** The form of a word that goes with a number: 1 *карта*, 2-4 *карты*, 5 *карт*; 11-14 *карт*, 21 *карта*. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = RULES.select(n);
  return `${n} ${form === 'one' ? one : form === 'many' ? many : few}`;
}

const suit = (sign: string): string => SUITS[sign]?.[0] ?? sign;

/** A suit in the genitive of the plural: `червей`. */
export const ofSuit = (sign: string): string => SUITS[sign]?.[1] ?? sign;

/** A rank by name: `король`. */
export const theRank = (face: Card): string => RANKS[rankOf(face)]?.[0] ?? rankOf(face);

export const card = (face: Card): string => `${theRank(face)} ${ofSuit(suitOf(face))}`;

/** A card as an object: `десятку червей`. */
export const theCard = (face: Card): string =>
  `${RANKS[rankOf(face)]?.[1] ?? rankOf(face)} ${ofSuit(suitOf(face))}`;

/** A text that begins a sentence. */
export const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Russian: what the room of a table says. */
export const ru: KitRoomWords = {
  card,
  suit,
  rank: (rank) => ({T: '10', A: 'Т', K: 'К', Q: 'Д', J: 'В'})[rank] ?? rank,
  you: 'Вы',
  names: ['Каролина', 'Леопольд', 'Констанс', 'Герольд', 'Жозефина', 'Флориан', 'Амалия'],

  hand: 'Ваши карты',
  mayPlay: (name) => `${first(name)}, можно сыграть`,
  mayNot: (name) => `${first(name)}, сейчас нельзя`,
  holds: (who, cards) => `${who.name}: ${plural(cards, 'карта', 'карты', 'карт')}`,
  table: 'На столе',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', берёт' : ''}`,
  tricks: (n) => plural(n, 'взятка', 'взятки', 'взяток'),
  partner: 'партнёр',
  dealer: 'сдающий',

  menu: 'Меню',
  hint: 'Совет',
  why: 'Почему?',
  last: 'Последняя взятка',
  undo: 'Взять назад',
  start: 'Сесть за стол',
  yourLead: 'Ваш ход: заходите с любой карты.',
  yourFollow: (sign) => `Ваш ход, кладите в масть: ${suit(sign)}.`,
  yourFree: (sign) => `Ваш ход: ${ofSuit(sign)} у вас нет, кладите любую карту.`,
  waits: (who) => (who.you ? 'Ваш ход.' : `Очередь игрока: ${who.name}.`),
  waitsForSome: 'Некоторые игроки ещё думают.',
  dealing: 'Идёт сдача.',
  lost: 'Часть стола не удалось загрузить.',
  tryAgain: 'Попробовать ещё раз',
};
