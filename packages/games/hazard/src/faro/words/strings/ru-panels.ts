import type {KitRoomWords} from '@quinola/table';
import {sumOf} from '@quinola/table/strings/sums.js';
import {DUCAT} from '../../rules/deciding.js';
import type {FaroMove} from '../../rules/index.js';
import type {FaroPanelWords} from '../types.js';
import {ru} from './ru.js';

const sum = (amount: number): string => sumOf(amount / DUCAT);
/** What is staked on; another’s card may lie face down. */
const on = (thing: string | undefined, words: KitRoomWords): string => {
  if (!thing) return 'закрытая карта';
  const name = thing.replace('place:', '');
  return name.length === 1 ? (ru.ranks[name] ?? name) : words.card(name);
};

function move(made: FaroMove, words: KitRoomWords): string {
  switch (made.type) {
    case 'STAKE':
    case 'BET': {
      const card = on(made.type === 'STAKE' ? made.card : made.rank, words);
      return made.amount ? `${card}: ${sum(made.amount)}` : `${card}: ставка снята`;
    }
    case 'READY':
      return 'Играть с этими ставками';
    case 'CUT':
      return 'Снять колоду';
    case 'DRAW':
      return 'Метать пару';
    case 'DRAW_ALL':
      return 'Метать до конца';
    case 'COLLECT':
      return `Взять, что лежит: ${on(made.on, words)}`;
    case 'PAROL':
      return `Пароли, загнуть угол: ${on(made.on, words)}`;
    case 'STAY':
      return `Оставить остаток: ${on(made.on, words)}`;
    default:
      return 'Закончить игру';
  }
}

/** Russian: panels of faro, and what happens. */
export const panels: FaroPanelWords = {
  move,
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'staked': {
        const {seat, amount, rank} = happening;
        const where = `${who(seat).name}: ${on(rank, words)}`;
        return amount ? `${where}, ставка ${sum(amount)}.` : `${where}, ставка снята.`;
      }
      case 'chosen':
        return `Это ${words.card(happening.card)}.`;
      case 'cut':
        return `${who(happening.seat).name}: колода снята.`;
      case 'revealed':
        return 'Понтёры открывают карты.';
      case 'drawn':
        return `Направо ${words.card(happening.right)}, налево ${words.card(happening.left)}.`;
      case 'decided': {
        const {seat, outcome, amount, onCard} = happening;
        const card = `${who(seat).name}: ${on(happening.on, words)}`;
        switch (outcome) {
          case 'left':
            return `${card} выигрывает ${sum(amount)}; на карте лежит ${sum(onCard)}.`;
          case 'plija':
            return `${card}, две равные: половина пропала, ${sum(-amount)}.`;
          case 'last':
            return `${card} выходит последней, банк берёт ${sum(-amount)}.`;
          default:
            return `${card} проигрывает ${sum(-amount)}.`;
        }
      }
      case 'answered': {
        const {seat, answer, onCard, corners} = happening;
        const {name} = who(seat);
        if (answer === 'COLLECT') return `${name}: берёт ${sum(onCard)}.`;
        if (answer === 'STAY') return `${name}: оставляет ${sum(onCard)}.`;
        return `${name}: пароли, на ${sum(2 * onCard)}! ${ru.bent(corners)}.`;
      }
      case 'bank-broken':
        return 'Банк сорван.';
      case 'drawing-settled':
        return 'Колода промётана.';
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Талья ${deal} из ${options.drawings}.`,
  settledTitle: 'Талья',
  sessionTitle: 'Конец игры',
  broken: 'Банк сорван: заплатить выигрыш нечем.',
  goOn: 'Дальше',
  stop: 'Закончить игру',
  askStop: 'Игра закончится сейчас, с этим счётом.',
  heads: {
    player: 'Игрок',
    card: 'Карта',
    result: 'Итог',
    gain: 'Выигрыш',
    rank: 'Карта',
    left: 'Осталось',
  },
  outcomes: {
    left: 'налево: выигрыш',
    right: 'направо: проигрыш',
    plija: 'две равные: половина',
    last: 'последняя карта',
  },
  cases: 'Что уже вышло',
  odds: (cards, win, half, lose) =>
    `Мест в колоде, где она может лежать, ${cards}: выигрышных ${win}, с потерей половины ${half}, с потерей всего ${lose}.`,
  goesOn: (hundredths) =>
    `Из ста дукатов, оставленных на карте на следующую талью, возвращается в среднем ${hundredths}.`,
  coup: (cards, many, stays, waits) =>
    `В колоде осталось карт: ${cards}, этого достоинства: ${many}. Из ста дукатов на ней банк оставляет себе в среднем ${stays}, если они лежат до решения, и ${waits === '0' ? 'ничего' : waits}, если снять их вовремя.`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'no-stake': () => 'Столько туда поставить нельзя.',
    'nothing-staked': () => 'Сначала положите что-нибудь на карту.',
    'enough-cards': () => 'Перед понтёром лежит не больше пяти карт.',
    'answer-first': () => 'Сначала скажите, что будет с картой, которая выиграла.',
    'not-won': () => 'Эта карта не выиграла.',
    'bad-cut': () => 'Здесь снять нельзя.',
    over: () => 'Игра окончена.',
  },
};
