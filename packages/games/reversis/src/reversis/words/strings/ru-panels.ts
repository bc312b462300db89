import type {Who} from '@quinola/table';
import {card, first, plural, theCard} from '@quinola/table/strings/ru.js';
import type {ReversisPanelWords} from '../types.js';

/** A person and what he does, in the present, which knows no gender. */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const inner = (who: Who, you: string, other: string): string =>
  who.you ? `вы ${you}` : `${who.name} ${other}`;
const nom = (face: string): string => (face === 'JH' ? 'Кинола' : card(face));
const the = (face: string): string => (face === 'JH' ? 'Кинолу' : theCard(face));
const jettonsIn = (n: number): string => plural(n, 'жетон', 'жетона', 'жетонов');

/** Russian: panels of Reversis, and what happens. */
export const panels: ReversisPanelWords = {
  exchangeTitle: 'Талон',
  throwAway: 'Обменять карту',
  keepAll: 'Оставить все',
  layTitle: 'Двенадцатая карта',
  layAway: 'Отложить карту',
  claimTitle: 'До снятия колоды',
  claimAsk: 'Чего не потребуют сейчас, то пропало.',
  claimCard: (face) => `Плата: ${nom(face)}`,
  claimPannier: 'Взять корзину',
  noMore: 'Больше ничего не требую',
  drawTitle: 'Места',
  drawAsk: 'Каждый тянет одну из четырёх десяток. Кто вытянет бубны, сдаёт первым.',
  drawCard: (place) => `Тянуть карту ${place}`,
  drew: (who, face) => `${does(who, 'тянете', 'тянет')} ${theCard(face)}.`,
  seated: (dealer) => `Первый раз ${inner(dealer, 'сдаёте', 'сдаёт')}.`,
  dealt: (dealer, pannier) => `${does(dealer, 'сдаёте', 'сдаёт')}; в корзине ${jettonsIn(pannier)}.`,
  exchanged: (who) => `${does(who, 'меняете', 'меняет')} карту.`,
  kept: (who) => `${does(who, 'оставляете', 'оставляет')} все карты.`,
  laidAway: (who) => `${does(who, 'откладываете', 'откладывает')} карту.`,
  discarded: (face) => `Под корзиной лежит ${nom(face)}.`,
  drawn: (face) => `Из талона пришла ${nom(face)}.`,
  saw: (face) => `Под корзиной осталась карта: ${nom(face)}.`,
  played: (who, face) => `${does(who, 'кладёте', 'кладёт')} ${the(face)}.`,
  trickWon: (who) => `${does(who, 'берёте', 'берёт')} взятку.`,
  fell: (kind, who, face, other, jettons) => {
    switch (kind) {
      case 'given':
        return `${does(who, 'отдаёте', 'отдаёт')} ${the(face)}: ${inner(other, 'платите', 'платит')} ${jettons}.`;
      case 'forced':
        return `${first(nom(face))}: карта вынуждена, ${inner(who, 'платите', 'платит')} ${jettons}, ${inner(other, 'получаете', 'получает')}.`;
      case 'led':
        return `${first(nom(face))}: карта пошла с руки, ${inner(who, 'платите', 'платит')} ${jettons} выигравшему партию.`;
    }
  },
  undertaken: (who) =>
    `Девять взяток подряд: ${inner(who, 'должны', 'должен')} теперь взять все одиннадцать, реверси. Кто другой возьмёт взятку, сломает его.`,
  claimed: (who, face) => `${does(who, 'требуете', 'требует')} ${face ? `плату: ${nom(face)}` : 'корзину'}.`,
  party: (winner, loser, jettons) =>
    `${does(winner, 'выигрываете', 'выигрывает')} партию: ${inner(loser, 'платите', 'платит')} ${jettons}.`,
  made: (maker) => `${does(maker, 'делаете', 'делает')} реверси, все одиннадцать взяток.`,
  broken: (undertaker, breaker, trick) =>
    `${does(breaker, 'ломаете', 'ломает')} реверси на ${trick}-й взятке: ${inner(undertaker, 'проигрываете', 'проигрывает')}.`,
  draws: (who, jettons) => `${does(who, 'выигрываете', 'выигрывает')} корзину: ${jettons}.`,
  bete: (who, jettons) => `${does(who, 'кладёте', 'кладёт')} в корзину ремиз: ${jettons}.`,
  rounds: (left) =>
    left ? `Круг окончен, знак оторван: осталось ${plural(left, 'круг', 'круга', 'кругов')}.` : '',
  dealTitle: (deal) => `Сдача ${deal}`,
  deal: 'Сдача',
  trick: (number) => `Взятка ${number}`,
  sessionTitle: 'Игра окончена',
  sessionOver: (jettons) =>
    jettons === null
      ? 'Корзина поделена, все счета сведены.'
      : jettons === 0
        ? 'Корзина поделена. Вы встаёте без выигрыша и проигрыша.'
        : `Корзина поделена. Ваш ${jettons > 0 ? 'выигрыш' : 'проигрыш'}: ${jettonsIn(Math.abs(jettons))}.`,
  another: 'Ещё одна игра',
  head: {
    player: 'Игрок',
    points: 'Очки',
    tricks: 'Взятки',
    gain: 'Выигрыш',
    sum: 'Всего',
    pays: 'Кто кому платит и за что',
    jettons: 'Жетоны',
  },
  dues: {
    party: 'за партию',
    reversy: 'реверси',
    'reversy-paid-by-four-aces': 'реверси, за всех: было четыре туза',
    'reversy-broken-a-la-bonne': 'реверси, сломанное à la bonne',
    'quinola-a-la-bonne': 'Кинола сыграна à la bonne',
    'quinola-given': 'Кинола отдана',
    'quinola-given-a-la-bonne': 'Кинола отдана à la bonne',
    'quinola-forced': 'Кинола вынуждена',
    'quinola-led': 'Кинола пошла с руки',
    'quinola-gorged': 'Кинола осталась последней',
    'quinola-led-by-undertaker': 'Кинола пошла в сломанном реверси',
    'ace-given': 'туз отдан',
    'ace-forced': 'туз вынужден',
    'ace-led': 'туз пошёл с руки',
    'ace-gorged': 'туз остался последним',
    'ace-led-by-undertaker': 'туз пошёл в сломанном реверси',
    stake: 'ставка',
    pannier: 'корзина взята',
    bete: 'ремиз',
    division: 'доля корзины',
  },
  stop: 'Закончить игру',
  askStop: 'Игра кончается здесь: корзина делится.',
  counted: (best, deals, better) =>
    `Лучшая в ${best} из ${deals} воображаемых сдач${
      better ? `, на ${better.margin.toFixed(1).replace('.', ',')} жетона лучше, чем ${nom(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': () => 'Этой карты у вас нет.',
    'must-follow': () => 'Надо класть в масть.',
    'quinola-must-be-kept': () => 'В этом круге Кинолу надо оставить.',
    'nothing-owed': () => 'За это вам ничего не причитается.',
    over: () => 'Игра окончена.',
  },
};
