import type {Who} from '@quinola/table';
import {plural} from '@quinola/table/strings/ru.js';
import type {PackPanelWords} from '../types.js';
import {by, suit, card, the} from './ru.js';

/** A person and what he does, in the present, which knows no gender. */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;

/** Russian: their panels, and what is said of what happens. */
export const panels: PackPanelWords = {
  played: (who, face) => `${does(who, 'кладёте', 'кладёт')} ${the(face)}.`,
  skize: 'Отговариваюсь Скизом.',
  trickWon: (who) => `${does(who, 'берёте', 'берёт')} взятку.`,
  trick: (trick) => `Взятка ${trick}`,
  dealtBy: (dealer) => `${does(dealer, 'сдаёте', 'сдаёт')}.`,
  skatLaid: (who) => `${does(who, 'кладёте', 'кладёт')} скат.`,
  ownSkat: (cards) => `В вашем скате: ${cards.map(card).join(', ')}`,
  refusals: {
    'must-follow': ({suit: sign = ''}) => `У вас есть ${suit(String(sign))}: надо класть в масть.`,
    'must-tarok': () => 'Масти у вас нет: надо класть тарок.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': ({card: face = ''}) => `Этой карты у вас нет: ${card(String(face))}.`,
    'skat-king': () => 'Короля откладывать нельзя.',
    'skat-matador': () => 'Скиз, XXI и Пагата откладывать нельзя.',
    'skat-tarok': () => 'Тарок откладывать нельзя.',
    'skat-not-three-cards-from-hand': () => 'В скат идут ровно три карты с рук.',
    'not-now': () => 'Сейчас этого сделать нельзя.',
  },

  drawTitle: 'Жребий о местах',
  drawAsk: 'Три карты означают места. Кто вытянет тарок, садится первым и первым сдаёт.',
  drawCard: (place) => `Карта ${place} слева`,
  drew: (who, face) => `${does(who, 'тянете', 'тянет')} ${the(face)}.`,
  seated: (dealer) => `Сдачу ${by(dealer, 'начинаете', 'начинает')}.`,
  shuffles: (who) => `${does(who, 'тасуете', 'тасует')} колоду.`,
  cutAsk: 'Снимите колоду.',
  cutPlace: 'Где снять',
  cut: 'Снять здесь',
  cutBy: (who) => `${does(who, 'снимаете', 'снимает')} колоду.`,

  skyKept: (who) =>
    `${does(who, 'кладёте Скиз и оставляете', 'кладёт Скиз и оставляет')} его себе; за него причитается пустая карта.`,
  skyLost: (who, to) =>
    `Скиз сыгран слишком поздно: его ${by(who, 'теряете', 'теряет')}, ${by(to, 'получаете', 'получает')}.`,
  owed: (from, to) =>
    `${does(from, 'отдадите', 'отдаст')} за Скиз пустую карту, её ${by(to, 'получите', 'получит')}.`,
  skyLimit: (tricks) =>
    tricks
      ? `Скиз в безопасности ещё ${plural(tricks, 'взятку', 'взятки', 'взяток')}.`
      : 'Сейчас или никогда: после этой взятки Скиз пропадёт.',
  yourLast: 'Ваш ход: кладите последнюю карту.',

  keyLines: [
    ['N', 'к следующему всаднику'],
    ['T', 'к следующему тароку или десятке'],
  ],
  orderTitle: 'Старшинство карт',
  orderAsk: 'От старшей к младшей; в красных мастях фоски идут наоборот. Мелкая цифра: сколько стоит карта.',

  countTitle: 'Подсчёт',
  packet: (at, total) => `Пачка ${at} из ${total}`,
  nextPacket: 'Следующая пачка',
  skip: 'Пропустить',
  counts: (who, n) => `${who}: ${n}`,
  packetRules: [
    'три пустые карты вместе: 1 очко',
    'одна счётная с двумя пустыми: её цена',
    'две счётные с одной пустой: их сумма без 1',
    'три счётные: их сумма без 2',
  ],
  skatTurned: (who, cards) =>
    `${who.you ? 'Ваш скат' : `Скат (${who.name})`}: ${cards.map(card).join(', ')}.`,
  exchanged: (from, to, face, kept) =>
    face
      ? `${does(from, 'отдаёте', 'отдаёт')} за ${the(kept)} ${the(face)}, карту ${by(to, 'получаете', 'получает')}.`
      : `${from.you ? 'У вас' : `${from.name}:`} нет пустой карты, отдать нечего.`,

  counted: (best, deals, better) =>
    `Лучшая в ${best} из ${plural(deals, 'мысленного расклада', 'мысленных раскладов', 'мысленных раскладов')}${
      better
        ? `; в среднем приносит на ${better.margin.toFixed(1).replace('.', ',')} больше, чем ${card(better.next)}`
        : ''
    }.`,

  dealTitle: (deal) => `Сдача ${deal}`,
  deal: 'Сдача',
  total: 'Всего',
  stop: 'Закончить вечер',
  askStop: 'Что заплачено, то заплачено; начатая сдача не считается. Закончить вечер?',
  another: 'Ещё один вечер',
};
