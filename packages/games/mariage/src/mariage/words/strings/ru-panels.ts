import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/ru.js';
import type {MariagePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name}: ${who.you ? own : others}`;

/** Russian: panels of Mariage, and what happens. */
export const panels: MariagePanelWords = {
  cutAsk: 'Вы сидите справа от сдающего: снимите колоду.',
  cutPlace: 'Где снять',
  cut: 'Снять',
  sayTitle: 'К карте вы можете сказать',
  say: (number, suit) => `${number === 40 ? 'Сорок' : 'Двадцать'}, ${suit}!`,
  buy: (turned) => `Выкупить: ${turned}`,
  askSkup: 'Можно ли ещё выкупить?',
  arrest: 'Арест! У меня 131',
  redraw: 'Равные карты: все тянут снова.',
  drawTitle: 'Кто сдаёт',
  drawAsk: 'Каждый тянет карту. Младшая сдаёт.',
  drawCard: (place) => `Вытянуть карту ${place}`,
  draws: (who, face) => v(who, `вы тянете: ${face}.`, `тянет: ${face}.`),
  drew: (who, face) => panels.draws(who, card(face)),
  seated: (dealer) => v(dealer, 'сдаёте первым.', 'сдаёт первым.'),
  cutBy: (who) => v(who, 'снимаете колоду.', 'снимает колоду.'),
  trumpCut: (who, face) =>
    `${v(who, 'открываете козырь', 'открывает козырь')}: ${face}. Колоду тасуют снова.`,
  dealt: (dealer) => v(dealer, 'сдаёте по три карты.', 'сдаёт по три карты.'),
  turnedUp: (face) => `Открыта карта: ${face}. Её масть козырная.`,
  marriage: (who, suit, number) =>
    `${v(who, 'объявляете марьяж', 'объявляет марьяж')}, ${suit}: очков ${number}.`,
  bought: (who, face) => `${v(who, 'выкупаете младшим козырем', 'выкупает младшим козырем')}: ${face}.`,
  asked: (who, answer) =>
    `${v(who, 'спрашиваете', 'спрашивает')}, можно ли ещё выкупить открытую карту: ${answer ? 'можно' : 'нельзя'}.`,
  drewCard: (face) => `Вы берёте из талона: ${face}.`,
  drewTurned: (who, face) => `${v(who, 'берёте открытую карту', 'берёт открытую карту')}: ${face}.`,
  plays: (who, face) => `${who.name}: ${face}.`,
  played: (who, face) => panels.plays(who, card(face)),
  trickWon: (who) => v(who, 'взятка ваша.', 'берёт взятку.'),
  arrestTold: (who, {total, valid}) =>
    `${v(who, 'кладёте арест', 'кладёт арест')}, очков ${total}: арест ${valid ? 'верный' : 'ложный'}.`,
  pair: (one, other) => `${one.name} и ${other.name}`,
  dealResult: (sides, round) =>
    `${sides.map(({who, points: won, total}) => `${who}: ${round > 1 ? `${won}, вместе ${total}` : won}`).join('. ')}.`,
  goesOn: 'Никто ещё не выиграл: играется вторая сдача, и её очки прибавляются.',
  partiaResult: (winner, how, by, net, unit) => {
    const why =
      by === 'false-arrest'
        ? 'арест был ложным'
        : how === 'dubla'
          ? 'дубля, сухая, в одной сдаче'
          : 'симпля, мокрая, во второй сдаче';
    const number = `${unit === 'stakes' ? 'ставок' : 'очков'} ${Math.abs(net)}`;
    const brings =
      net > 0 ? `выигрыш: ${number}` : net < 0 ? `всё же проигрыш за марьяжи: ${number}` : 'без выигрыша';
    return `Партию выигрывает ${winner} (${why}); ${brings}.`;
  },
  countedHead: 'Сосчитано',
  tricks: 'Взятки',
  cardsWon: 'В картах и за последнюю взятку',
  marriages: 'Марьяжи',
  sum: 'Вместе',
  withBefore: 'С прошлой сдачей',
  payment: 'Платят за',
  partia: 'Партия',
  reasons: {
    dubla: 'Дубля, сухая',
    sympla: 'Симпля, мокрая',
    marriage: 'Марьяж',
    'trump-marriage': 'Козырный марьяж',
    swatowe: 'Сватово, все четыре',
  },
  dealTitle: (deal) => `Сдача ${deal}`,
  deal: 'Сдача',
  trick: (number) => `Взятка ${number}`,
  sessionTitle: 'Игра окончена',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Игра окончена, всё уплачено.'
      : `Вы встаёте из-за стола; ставок ${stakes > 0 ? 'выиграно' : 'проиграно'}: ${Math.abs(stakes)}.`,
  another: 'Ещё одна игра',
  head: {player: 'Игрок', gain: 'Очки'},
  stop: 'Закончить игру',
  askStop: 'Игра кончается здесь; начатая партия не считается.',
  counted: (best, deals, better) =>
    `Лучше всего в ${best} из ${deals} воображаемых сдач${better ? `, на ${better.margin.toFixed(1)} лучше следующего` : ''}.`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': () => 'У вас нет этой карты.',
    'must-follow': () => 'Талон вышел: нужно класть в масть.',
    'must-trump': () => 'Масти у вас нет: нужно бить козырем, если можете.',
    bound: () => 'Нужно бить, если можете; а после марьяжа играют одну из его карт.',
    'no-marriage': () => 'Этот марьяж сейчас объявить нельзя.',
    'no-skup': () => 'Открытую карту сейчас выкупить нельзя.',
    'no-question': () => 'Об этом сейчас спросить нельзя.',
    'no-arrest': () => 'Арест кладут во второй сдаче, после взятки или объявленного марьяжа.',
    over: () => 'Игра окончена.',
  },
};
