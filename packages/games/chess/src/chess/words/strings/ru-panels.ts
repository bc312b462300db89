import type {Who} from '@quinola/table';
import type {ChessPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

const MEN: Readonly<Record<string, string>> = {
  P: 'пешка',
  I: 'праздная пешка',
  N: 'конь',
  B: 'слон',
  R: 'ладья',
  Q: 'ферзь',
  K: 'король',
};
/** What a pawn becomes, in the instrumental. */
const BECOMES: Readonly<Record<string, string>> = {N: 'конём', B: 'слоном', R: 'ладьёй', Q: 'ферзём'};
const square = (name: string): string => `${name[0]!} ${name[1]!}`;
const sideOf = (side: 0 | 1): string => (side ? 'чёрные' : 'белые');
const isFeminine = (letter: string): boolean => 'PIR'.includes(letter);

const moved: ChessPanelWords['moved'] = ({man, to, takes, special}) =>
  special === 'short'
    ? 'рокировка в сторону короля'
    : special === 'long'
      ? 'рокировка в сторону ферзя'
      : `${MEN[man]!} ${takes ? 'берёт на' : 'на'} ${square(to)}${special === 'passing' ? ' на проходе' : ''}`;

/** Russian: panels of chess, and what happens. */
export const panels: ChessPanelWords = {
  square,
  man: (colour, letter) =>
    `${colour === 'w' ? (isFeminine(letter) ? 'белая' : 'белый') : isFeminine(letter) ? 'чёрная' : 'чёрный'} ${MEN[letter]!}`,
  free: 'свободно',
  tray: (side, men) =>
    men.length
      ? `${sideOf(side)} потеряли: ${men.map(([letter, number]) => (number > 1 ? `${MEN[letter]!} (${number})` : MEN[letter]!)).join(', ')}`
      : `${sideOf(side)} ничего не потеряли`,
  moved,
  move: (move, written) => {
    switch (move.type) {
      case 'MOVE':
        return written ? moved(written) : `с ${square(move.from)} на ${square(move.to)}`;
      case 'TOUCH':
        return `касается ${square(move.square)}`;
      case 'WAKE':
        return `пешка на ${square(move.square)} занимает место`;
      case 'PROMOTE':
        return `пешка становится ${BECOMES[move.officer]!}`;
      case 'SAY':
        return move.word === 'nothing'
          ? 'не говорит ничего'
          : move.word === 'matt'
            ? 'говорит: Мат!'
            : 'говорит: Шах!';
      case 'OFFER_DRAW':
        return 'предлагает разойтись';
      case 'ANSWER':
        return move.accept ? 'расходится' : 'играет дальше';
      case 'CLAIM_DRAW':
        return 'требует ничьей';
      case 'RESIGN':
        return 'сдаётся';
      default:
        return 'кончает матч';
    }
  },
  tell: (happening, who) => {
    switch (happening.type) {
      case 'set-up':
        return `${v(who(happening.white), 'играете', 'играет')} белыми; начинают ${sideOf(happening.first)}.`;
      case 'touched':
        return `${v(who(happening.by), 'тронули', 'трогает')} фигуру на ${square(happening.square)}: ею надо ходить.`;
      case 'moved':
        return `${who(happening.by).name}: ${moved(happening.written)}.`;
      case 'promoted':
        return `Пешка на ${square(happening.square)} становится ${BECOMES[happening.officer]!}.`;
      case 'idle':
        return `Ничего не потеряно, и пешка на ${square(happening.square)} стоит праздно.`;
      case 'woke':
        return `Праздная пешка на ${square(happening.square)} становится ${BECOMES[happening.officer]!}.`;
      case 'said':
        return happening.word === 'nothing' ? null : happening.word === 'matt' ? 'Мат!' : 'Шах!';
      case 'offered':
        return `${v(who(happening.by), 'предлагаете', 'предлагает')} разойтись.`;
      case 'declined':
        return `${v(who(happening.by), 'играете', 'играет')} дальше.`;
      case 'game-settled': {
        const {by, winner} = happening.result;
        return panels.ended(
          by,
          winner === null ? null : who(winner),
          winner === null ? null : who(1 - winner),
        );
      }
      default:
        return null;
    }
  },
  promote: {title: 'Превращение', ask: 'Чем становится ваша пешка?'},
  officers: {Q: 'Ферзь', R: 'Ладья', B: 'Слон', N: 'Конь'},
  say: {title: 'Объявление', ask: 'Что вы скажете?', words: {szach: 'Шах!', matt: 'Мат!', nothing: 'Ничего'}},
  answer: {
    title: 'Предложение',
    ask: 'Вам предлагают разойтись без выигрыша.',
    yes: 'Разойтись',
    no: 'Играть дальше',
  },
  ending: 'Разойтись, сдаться, кончить',
  offer: 'Предложить разойтись',
  claim: 'Потребовать ничьей',
  resign: 'Сдаться',
  askResign: 'Игра тогда проиграна. Сдаться?',
  turn: 'Повернуть доску',
  typed: {
    so: (text) => `Ход: ${text}…`,
    several: (text) => `Так могут пойти несколько фигур: ${text}. Добавьте поле, на котором стоит нужная.`,
    none: (text) => `Дозволенного хода ${text} нет.`,
    keys: ['e2e4, Nf3', 'ход фигуры: поля, или заглавная буква и поле'],
  },
  copy: 'Скопировать игру и положение',
  copies: {position: 'Положение (FEN)', game: 'Игра (PGN)', diagram: 'Диаграмма'},
  ended: (by, winner, loser) => {
    switch (by) {
      case 'mate':
        return `Мат: ${v(winner!, 'выигрываете', 'выигрывает')} игру.`;
      case 'unannounced':
        return `Мат, но никто его не объявил: ${v(winner!, 'выигрываете', 'выигрывает')} лишь половину игры.`;
      case 'stalemate':
        return winner
          ? `Пат: ${v(winner, 'выигрываете', 'выигрывает')} на нём.`
          : 'Пат: не выигрывает никто.';
      case 'resigned':
        return `${v(loser!, 'сдаётесь', 'сдаётся')}: ${v(winner!, 'выигрываете', 'выигрывает')} игру.`;
      case 'pledge':
        return `Обязательство нарушено: ${v(winner!, 'выигрываете', 'выигрывает')} игру.`;
      case 'agreed':
        return 'Вы расходитесь без выигрыша.';
      case 'repetition':
        return 'Положение повторяется снова и снова: не выигрывает никто.';
      case 'fifty':
        return 'Так долго не ходила ни одна пешка и ничего не взято, что не выигрывает никто.';
      case 'dead':
        return 'Поставить мат уже никто не может: не выигрывает никто.';
    }
  },
  stands: (game, games) => (games > 1 ? `Игра ${game} из ${games}.` : 'Играется одна игра.'),
  settledTitle: 'Игра',
  sessionTitle: 'Матч окончен',
  goOn: 'Следующая игра',
  look: 'Посмотреть на доску',
  stop: 'Кончить матч',
  askStop: 'Матч кончается здесь; неоконченная игра никому не засчитывается.',
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    over: () => 'Матч окончен.',
    'not-a-square': () => 'Такого поля нет.',
    'not-yours': () => 'Это не ваша фигура.',
    touched: ({square: name}) => `Вы тронули фигуру на ${square(String(name))}: ею надо ходить.`,
    'not-to-touch': () => 'У этой фигуры нет хода.',
    idle: () => 'Эта пешка стоит праздно, пока вы не потеряете фигуру.',
    'castling-a': () => 'Ваш король уже ходил и рокироваться больше не может.',
    'castling-b': () => 'Эта ладья уже ходила, с ней рокироваться нельзя.',
    'castling-c': () => 'Королю под шахом рокироваться нельзя.',
    'castling-d': () => 'Ваш король прошёл бы через поле, где был бы под шахом.',
    'castling-e': () => 'Между королём и ладьёй стоит другая фигура.',
    'in-check': () => 'Ваш король остался бы под шахом.',
    'into-check': () => 'Ваш король оказался бы под шахом.',
    'own-man': () => 'Там стоит ваша фигура.',
    'no-such-move': ({man}) => `Так ${MEN[String(man)]!} не ходит.`,
    'not-lost': () => 'Пешка становится лишь тем, что потеряно.',
    'no-offer': () => 'Сейчас этого предложить нельзя.',
    'no-claim': () => 'Требовать ничьей не с чего.',
  },
};
