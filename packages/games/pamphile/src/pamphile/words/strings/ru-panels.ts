import type {Who} from '@quinola/table';
import {card, plural, theCard} from '@quinola/table/strings/ru.js';
import type {PamphilePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => plural(number, 'очко', 'очка', 'очков');
const cards = (number: number): string => plural(number, 'карту', 'карты', 'карт');
const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} и ${names.at(-1)!}`;
const suits = {
  S: ['пики', 'пик'],
  H: ['черви', 'червей'],
  C: ['трефы', 'треф'],
  D: ['бубны', 'бубён'],
} as const;
const suit = (one: string, form = 0): string => suits[one as keyof typeof suits][form]!;

/** Russian: panels of Pamphile, and what happens. */
export const panels: PamphilePanelWords = {
  cutAsk: 'Вы сидите справа от сдающего: снимите колоду.',
  cutPlace: 'Где снять',
  cut: 'Снять',
  wordTitle: 'Играть или пасовать',
  play: 'Играю',
  playExchanging: (number) => (number ? `Играю, меняю ${number}` : 'Меняю'),
  pass: 'Пас',
  callTitle: 'Муха?',
  callAsk: 'Пять карт одной масти выигрывают сдачу, если их объявить.',
  call: 'Муха!',
  silent: 'Промолчать',
  emptyTalon: 'Прикуп кончился: менять нечего.',
  drawTitle: 'Кому сдавать',
  drawAsk: 'Каждый тянет карту. Младшая сдаёт.',
  drawCard: (place) => `Тянуть карту ${place}`,
  drew: (who, face) => `${v(who, 'тянете', 'тянет')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'сдаёте', 'сдаёт')} первым.`,
  cutBy: (who) => `${v(who, 'снимаете', 'снимает')} колоду.`,
  dealt: (dealer) => `${v(dealer, 'сдаёте', 'сдаёт')} каждому по пять карт.`,
  turnedUp: (face, trump) => `Под прикупом лежит ${card(face)}: козыри — ${suit(trump)}.`,
  declared: (who) => `${v(who, 'играете', 'играет')}.`,
  passed: (who) => `${v(who, 'пасуете', 'пасует')}.`,
  exchanged: (who, number) => `${v(who, 'меняете', 'меняет')} ${cards(number)}.`,
  discarded: (faces) => `Сброшено: ${joined(faces.map(card))}.`,
  drewCards: (faces) => `Взято из прикупа: ${joined(faces.map(card))}.`,
  called: (who) => `${v(who, 'объявляете', 'объявляет')} муху.`,
  mucha: (who, won) =>
    `Муха! У ${who.you ? 'вас' : `игрока ${who.name}`} пять ${suit(won.suit, 1)}, ${points(won.pips)}: сдача выиграна.`,
  muchaCry: 'Муха!',
  played: (who, face) => `${v(who, 'играете', 'играет')} ${theCard(face)}.`,
  trickWon: (who) => `${v(who, 'берёте', 'берёт')} взятку.`,
  gains: (who, number) =>
    number < 0
      ? `${v(who, 'теряете', 'теряет')} ${points(-number)}.`
      : `${v(who, 'выигрываете', 'выигрывает')} ${points(number)}.`,
  nobodyGains: 'Никто не выигрывает очков.',
  doubled: (who) =>
    `${who.you ? 'У вас был памфил' : `Памфил был у игрока ${who.name}`}: выигранное считается вдвойне.`,
  allDoubled: 'Памфил был в игре: всё выигранное считается вдвойне.',
  wins: (who, number) => `${v(who, 'выигрываете', 'выигрывает')} партию: ${points(number)}.`,
  tricks: 'Взятки',
  declaration: 'Слово',
  newCards: 'Новые карты',
  threshold: (counted, needed) =>
    `Верные взятки и тузы: ${counted}. Если вы пасуете, они считаются без риска. Играть стоит столько же, только если три взятки выходят в ${needed} сдачах из 100.`,
  dealTitle: (deal) => `Сдача ${deal}`,
  deal: 'Сдача',
  trick: (number) => `Взятка ${number}`,
  sessionTitle: 'Партия окончена',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Партия окончена, всё заплачено.'
      : `Вы встаёте из-за стола с ${stakes > 0 ? 'выигрышем' : 'проигрышем'}: ${plural(Math.abs(stakes), 'ставка', 'ставки', 'ставок')}.`,
  another: 'Ещё одна партия',
  head: {player: 'Игрок', gain: 'Очки'},
  stop: 'Закончить партию',
  askStop: 'Партия кончается здесь; каждый платит каждому разницу очков.',
  counted: (best, deals, better) =>
    `Лучшее в ${best} из ${plural(deals, 'воображённой сдачи', 'воображённых сдач', 'воображённых сдач')}${better ? `, на ${better.margin.toFixed(1)} лучше следующего` : ''}.`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': () => 'Этой карты у вас нет.',
    'must-follow': () => 'Надо класть в масть.',
    'must-trump': () => 'Масти у вас нет: надо бить козырем, если можно.',
    bound: () => 'Надо перебить, раз вы можете.',
    'choose-so-many': ({most}) => `Можно менять от одной карты до ${String(most)}.`,
    'not-to-choose': () => 'Этой карты у вас нет.',
    'forehand-must-play': () => 'Вы сидите слева от сдающего: вы обязаны играть.',
    'empty-talon': () => 'Прикуп кончился: менять нечего.',
    'no-mucha': () => 'Это не пять карт одной масти.',
    over: () => 'Партия окончена.',
  },
};
