import type {TwentyOnePanelWords} from '../types.js';

/** Russian: panels of twenty-one, and what happens. */
export const panels: TwentyOnePanelWords = {
  move: (move) => {
    switch (move.type) {
      case 'STAKE':
        return `Поставить ${move.amount}`;
      case 'DRAW':
      case 'BANK_DRAW':
        return 'Карту!';
      case 'STOP':
      case 'BANK_STOP':
        return 'Довольно';
      case 'CUT':
        return 'Снять колоду';
      default:
        return 'Закончить игру';
    }
  },
  tell: (happening, who, words) => {
    const n = (seat: number): string => who(seat).name;
    switch (happening.type) {
      case 'lots-drawn':
        return `Младшая карта, а с ней и банк: ${n(happening.seat)}.`;
      case 'staked':
        return `${n(happening.seat)}: ставка ${happening.amount}.`;
      case 'drawn':
        return `${n(happening.seat)}: карта.`;
      case 'seen':
        return `Это ${words.card(happening.card)}.`;
      case 'stopped':
        return `${n(happening.seat)}: довольно.`;
      case 'called':
        switch (happening.kind) {
          case 'bust':
            return `${n(happening.seat)}: перебор.`;
          case 'oczko':
            return `${n(happening.seat)}: очко.`;
          case 'persian':
            return `${n(happening.seat)}: персидский глаз, два туза.`;
          default:
            return `${n(happening.seat)}: пять фигур.`;
        }
      case 'bank-opened':
        return `Банк открывает: ${happening.cards.map(words.card).join(', ')}.`;
      case 'bank-drew':
        return `Банк берёт: ${words.card(happening.card)}.`;
      case 'round-settled': {
        const {winners} = happening.result;
        return winners.length
          ? `Выигрыш: ${winners.map((seat) => who(seat).name).join(', ')}.`
          : 'Никто не выиграл.';
      }
      case 'bank-passed':
        return `Банк теперь держит: ${who(happening.seat).name}.`;
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Кон ${deal} из ${options.rounds}.`,
  settledTitle: 'Кон',
  sessionTitle: 'Конец игры',
  broken: 'Банк сорван.',
  goOn: 'Дальше',
  stop: 'Закончить игру',
  askStop: 'Игра закончится сейчас, с этим счётом.',
  heads: {player: 'Игрок', cards: 'Карты', sum: 'Сумма', result: 'Итог', gain: 'Выигрыш'},
  outcomes: {
    persian: 'персидский глаз',
    pictures: 'пять фигур',
    bust: 'перебор',
    'bank-persian': 'у банка два туза',
    'bank-bust': 'у банка перебор',
    higher: 'больше, чем у банка',
    lower: 'не больше, чем у банка',
  },
  takesPool: 'берёт кон',
  carried: (amount) => `На кону остаётся ${amount}.`,
  over: (over, unseen) => `Из ${unseen} карт, которых не видно, слишком велики: ${over}.`,
  worth: (draw, stop) => `На сто поставленных карта приносит в среднем ${draw}, а «довольно» ${stop}.`,
  share: (draw, stop) => `Карта приносит в среднем ${draw} сотых кона, а «довольно» ${stop}.`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'no-stake': () => 'Ставка должна быть между наименьшей и тем, что лежит в банке.',
    'bad-cut': () => 'Здесь снять нельзя.',
    'must-draw': () => 'До 15 банкир обязан брать.',
    over: () => 'Игра окончена.',
  },
};
