import {card, plural, ru as kit} from '@quinola/table/strings/ru.js';
import type {CalledKingRoomWords} from '../types.js';

export const marks = (n: number): string => plural(n, 'марка', 'марки', 'марок');

/** Russian: the rooms of Quadrille and Cinquille, each under its own title. */
export const room = (title: string, subtitle: string): CalledKingRoomWords => ({
  title,
  subtitle,
  games: {
    ask: 'Запрос',
    'ask-colour': 'Запрос в фаворите',
    'ask-pref3': 'Запрос в третьем фаворите',
    'ask-pref2': 'Запрос во втором фаворите',
    'ask-pref1': 'Запрос в первом фаворите',
    mediateur: 'Медиатор',
    'mediateur-colour': 'Медиатор в фаворите',
    'mediateur-pref3': 'Медиатор в третьем фаворите',
    'mediateur-pref2': 'Медиатор во втором фаворите',
    'mediateur-pref1': 'Медиатор в первом фаворите',
    casco: 'Большое каско',
    solo: 'Соло',
    'solo-colour': 'Соло в фаворите',
    'solo-pref3': 'Соло в третьем фаворите',
    'solo-pref2': 'Соло во втором фаворите',
    'solo-pref1': 'Соло в первом фаворите',
    tout: 'Tout',
    'tout-colour': 'Tout в фаворите',
    'tout-pref3': 'Tout в третьем фаворите',
    'tout-pref2': 'Tout во втором фаворите',
    'tout-pref1': 'Tout в первом фаворите',
    'spadille-forcee': 'Вынужденная шпадилья',
  },
  favourites: (suits, all) =>
    !all
      ? 'Без фаворита'
      : !suits.length
        ? 'Фаворита пока нет'
        : `${suits.length === 1 ? 'Фаворит' : 'Фавориты'}: ${suits.map((suit) => kit.suit(suit)).join(', ')}`,
  gameOf: (who, game) => (who.you ? `Ваша игра: ${game}` : `${who.name}: ${game}`),
  called: (face, by, alone) =>
    `Вызванная карта: ${card(face)}${alone ? ' (без партнёра)' : by ? ` (${by.you ? 'у вас' : by.name})` : ''}`,
  needs: (_you, tricks, each) =>
    `Нужно взяток: ${tricks}; ${each ? `каждый платит ${each}` : 'выиграть можно только миску'}.`,
  inDish: 'в миске',
  wait: 'ждут',
  dish: (amount, waiting) =>
    `В миске: ${marks(amount)}${waiting.length ? `; ждут беты: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Козыри от старшего: ${names.join(', ')}`,
  ombre: 'ломбер',
  partner: 'партнёр',
  secretly: 'тайный партнёр',
  maybePartner: 'партнёр?',
  defends: 'в защите',
  eldest: 'первая рука',
  yourTurn: {
    draw: 'Ваш ход: тяните карту на место',
    bid: 'Ваш ход: объявите игру или пасуйте',
    declare: 'Ваш ход: назначьте козыри и вызовите короля',
    call: 'Ваш ход: вызовите короля; у кого он, тот назначит козыри',
    trump: 'Ваш ход: назначьте козыри',
    giveBack: 'Ваш ход: отдайте карту за короля',
    announce: 'Ваш ход: начинайте или объявите все взятки',
    standing: 'Игра выиграна: довольно или играть на все взятки?',
    heldBack: 'Ваш ход: матадора можно придержать, кладите что угодно',
    followTrumps: 'Ваш ход: кладите козырь',
    freeTrumps: 'Ваш ход: козырей у вас нет, кладите что угодно',
  },
});
