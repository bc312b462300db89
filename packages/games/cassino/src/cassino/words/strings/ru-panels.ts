import type {Who} from '@quinola/table';
import {card, first, plural, theCard} from '@quinola/table/strings/ru.js';
import type {CassinoPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => plural(number, 'очко', 'очка', 'очков');
const cards = (number: number): string => plural(number, 'карту', 'карты', 'карт');
const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} и ${names.at(-1)!}`;

/** Russian: panels of Cassino, and what happens. */
export const panels: CassinoPanelWords = {
  cutAsk: 'Вы сидите справа от сдающего: снимите колоду.',
  cutPlace: 'Где снять',
  cut: 'Снять',
  turnTitle: 'Карты стола',
  turnAsk: 'Сдающий может открывать их по одной или все сразу.',
  turnCards: (number) => (number === 1 ? 'Открыть одну' : `Открыть ${number} сразу`),
  drawTitle: 'Места',
  drawAsk: 'Каждый тянет карту. Младшая сдаёт; из четверых две младшие играют вместе.',
  drawCard: (place) => `Тянуть карту ${place}`,
  drew: (who, face) => `${v(who, 'тянете', 'тянет')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'сдаёте', 'сдаёт')} первым.`,
  dealt: (dealer) => `${v(dealer, 'сдаёте', 'сдаёт')} каждому по четыре карты.`,
  cutBy: (who) => `${v(who, 'снимаете', 'снимает')} колоду.`,
  onTable: (faces) => `На столе: ${joined(faces.map(card))}.`,
  played: (who, face) => `${v(who, 'играете', 'играет')} ${theCard(face)}.`,
  laid: (who, face) => `${v(who, 'кладёте', 'кладёт')} ${theCard(face)}.`,
  took: (who, face, taken) =>
    `${v(who, 'берёте', 'берёт')} ${joined(taken.map(theCard))}; сыграно: ${card(face)}.`,
  tookShort: (who, face, number) => `${v(who, 'берёте', 'берёт')} ${cards(number)}: ${card(face)}`,
  cleared: (who) => `${v(who, 'очищаете', 'очищает')} стол: одно очко.`,
  swept: (who, number) =>
    `Свип: ${v(who, 'берёте', 'берёт')} ${plural(number, 'последнюю карту', 'последние карты', 'последних карт')}.`,
  trickWon: (who) => `${v(who, 'берёте', 'берёт')} эти карты.`,
  marks: (party, number, isSetOff) => `${party.name}: ${points(number)}${isSetOff ? ' после вычета' : ''}.`,
  nobodyMarks: 'Очков поровну: никто ничего не записывает.',
  nobodyHasMore: 'Ни у кого нет больше очков, чем у двух других вместе: никто ничего не записывает.',
  wins: (party, {by}) => `${party.name}: игра выиграна${by === 'clearing' ? ' очисткой стола' : ''}.`,
  lurched: (party) => `${party.name}: лёрч, двойной проигрыш.`,
  party: (name) => (name === 'we' ? {name: 'Мы', you: true} : {name: 'Они', you: true}),
  items: {
    great: 'большое кассино',
    little: 'малое кассино',
    cards: 'большинство карт',
    spades: 'большинство пик',
    AS: 'туз пик',
    AC: 'туз треф',
    AH: 'туз червей',
    AD: 'туз бубён',
  },
  itemsHead: 'Сосчитано',
  outOf: (number) => `(${number})`,
  sum: 'Очки',
  setOff: 'Записано после вычета',
  untilWon: 'Записано до выигрыша игры',
  clearing: 'Очистки стола',
  stand: 'Счёт',
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
  askStop: 'Партия кончается здесь; невыигранная игра никому не засчитывается.',
  counted: (best, deals, better) =>
    deals === 1
      ? 'Закрытых карт больше нет: это просчитано до конца.'
      : `Лучшее в ${best} из ${plural(deals, 'воображённой сдачи', 'воображённых сдач', 'воображённых сдач')}${better ? `, на ${better.margin.toFixed(1)} очка лучше следующего` : ''}.`,
  adviseTake: (face, taken) => `${first(card(face))}: взять ${joined(taken.map(theCard))}`,
  adviseLay: (face) => `${first(card(face))}: положить`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': () => 'Этой карты у вас нет.',
    'not-on-the-table': () => 'Этой карты на столе нет.',
    'not-to-take': () => 'Эта карта тех не берёт.',
    'must-take': () => 'Эта карта может что-нибудь взять, и класть её здесь нельзя.',
    sweeps: () => 'Последняя карта сдающего — фигура: она берёт всё, что лежит.',
    over: () => 'Партия окончена.',
  },
};
