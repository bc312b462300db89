import {rankOf, suitOf} from '@quinola/cards';
import {ru as kit} from '@quinola/table/strings/ru.js';
import type {MariageRoomWords} from '../types.js';

/** Suits as they are named, and as they follow a card: *король желудей*. */
const SUITS: Readonly<Record<string, readonly [name: string, of: string]>> = {
  C: ['жёлуди', 'желудей'],
  S: ['листья', 'листьев'],
  H: ['черви', 'червей'],
  D: ['бубенцы', 'бубенцов'],
};
const RANKS: Readonly<Record<string, string>> = {
  A: 'туз',
  K: 'король',
  Q: 'обер',
  J: 'унтер',
  T: 'десятка',
  9: 'девятка',
  8: 'восьмёрка',
  7: 'семёрка',
  6: 'шестёрка',
};

/** Russian: the room of Mariage. */
export const ru: MariageRoomWords = {
  title: 'Марьяж',
  subtitle: 'Польша, до 131',
  names: {
    german: {
      card: (face) => `${RANKS[rankOf(face)] ?? rankOf(face)} ${SUITS[suitOf(face)]?.[1] ?? ''}`,
      suit: (sign) => SUITS[sign]?.[0] ?? sign,
      rank: (rank) => ({A: 'Т', K: 'К', Q: 'О', J: 'У', T: '10'})[rank] ?? rank,
    },
    french: {card: kit.card, suit: kit.suit, rank: kit.rank},
  },
  trump: 'Козырь:',
  partia: (partia, round) => `партия ${partia}, сдача ${round}`,
  left: (number) => `осталось ${number}`,
  talon: (turned, number) =>
    `Талон, карт: ${number}${turned === null ? '' : `; последняя лежит открытой: ${turned}`}`,
  partner: 'партнёр',
  us: (partner) => `Вы и ${partner}`,
  shows: (faces) => `Показано: ${faces.join(', ')}`,
  points: (name, points, goal) => `${name}: очков ${points} из ${goal}`,
  madeOf: (before, won, marriages) =>
    [
      ...(before ? [`с прежних ${before}`] : []),
      `в картах ${won}`,
      ...(marriages ? [`за марьяжи ${marriages}`] : []),
    ].join(', '),
  hidden: 'считается в уме',
  inTheHead: (name) => `${name}: очки считаются в уме`,
  nothingHidden: 'Талон вышел: отныне ничего не скрыто. Кладите в масть и бейте, если можете.',
  yourTurn: {
    draw: 'Ваш ход: вытяните карту; младшая сдаёт',
    cutTrump: 'Ваш ход: снимите и откройте козырь',
    cut: 'Ваш ход: снимите колоду',
    lead: 'Ваш ход: ходите любой картой',
    any: 'Ваш ход: любая карта, пока есть талон',
    follow: (name, overtakes) => `Ваш ход: в масть, ${name}${overtakes ? '; бейте, если можете' : ''}`,
    free: () => 'Ваш ход: масти нет; бейте козырем, если можете',
    couple: (faces) => `Ваш ход: сыграйте объявленное: ${faces.join(' или ')}`,
  },
};
