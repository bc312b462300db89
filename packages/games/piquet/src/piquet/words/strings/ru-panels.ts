import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/ru.js';
import type {Claim} from '../../rules/index.js';
import type {PiquetPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name}: ${who.you ? own : others}`;
const list = (faces: readonly string[]): string => faces.map(card).join(', ');
const SUITS: Readonly<Record<string, string>> = {S: 'пик', H: 'червей', D: 'бубён', C: 'треф'};
const CLASS = {point: 'очки', sequence: 'секвенции', sets: 'три или четыре одинаковых'} as const;
const WHY = {
  carteBlanche: 'карт-бланш',
  point: 'очки',
  sequence: 'секвенции',
  sets: 'три и четыре одинаковых',
  carteRouge: 'карт-руж',
  repique: 'репик',
  lead: 'ходы',
  trick: 'взятки',
  pique: 'пик',
  cards: 'больше взяток',
  capot: 'капот',
} as const;

const NUMBERS = ['', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь'];
const SEQUENCES = ['', '', '', 'терц', 'кварта', 'квинта', 'секста', 'септима', 'октава'];
const FROM: Readonly<Record<string, string>> = {
  A: 'от туза',
  K: 'от короля',
  Q: 'от дамы',
  J: 'от валета',
  T: 'от десятки',
  '9': 'от девятки',
};
const MANY: Readonly<Record<string, string>> = {
  A: 'туза',
  K: 'короля',
  Q: 'дамы',
  J: 'валета',
  T: 'десятки',
};
const OF_SUIT: Readonly<Record<string, string>> = {S: 'пики', H: 'черви', D: 'бубны', C: 'трефы'};
const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function named(claim: Claim): string {
  if ('pips' in claim) return `Очки: ${NUMBERS[claim.count]}, ${OF_SUIT[claim.suit]}.`;
  if ('top' in claim)
    return `${upper(SEQUENCES[claim.count]!)} ${claim.top === 'A' ? 'мажор' : FROM[claim.top]}, ${OF_SUIT[claim.suit]}.`;
  return `${upper(NUMBERS[claim.count]!)} ${MANY[claim.rank]}.`;
}

/** Russian: panels of piquet, and what happens. */
export const panels: PiquetPanelWords = {
  say: {
    claim: (category, count) =>
      !count
        ? 'Ничего.'
        : category === 'point'
          ? `Карт: ${NUMBERS[count]}.`
          : category === 'sequence'
            ? `${upper(SEQUENCES[count]!)}.`
            : `${upper(NUMBERS[count]!)} одинаковых.`,
    tie: (category, count, tie) =>
      category === 'point'
        ? `Карт: ${NUMBERS[count]}, очков ${tie}.`
        : category === 'sequence'
          ? `${upper(SEQUENCES[count]!)} ${FROM[tie]}.`
          : `${upper(NUMBERS[count]!)} ${MANY[tie]}.`,
    have: 'У меня есть.',
    answer: {good: 'Хорошо.', 'not-good': 'Нехорошо.', equal: 'Поровну.'},
    named,
  },
  cutAsk: 'Колода стасована: снимите.',
  cutPlace: 'Где снять',
  cut: 'Снять',
  exchangeTitle: 'Обмен',
  exchangeNone: 'Не менять',
  exchange: (number) => (number ? `Обменять ${number}` : 'Обменять'),
  blancheTitle: 'Карт-бланш',
  showBlanche: (suit) => (suit ? `Показать белую десятку ${SUITS[suit]}` : 'Показать карт-бланш'),
  skipBlanche: 'Промолчать',
  announceTitle: 'Ваше объявление',
  skip: 'Промолчать',
  answerTitle: 'Ваш ответ',
  claimPique: 'Пик!',
  show: (category) => `Показать: ${CLASS[category]}`,
  retract: (category) => `Всё же нехорошо: ${CLASS[category]}`,
  throwRest: (faces) => `Бросить вместе: ${list(faces)}`,
  concede: 'Сдать партию',
  askConcede: 'Партию выигрывает противник, и ставка платится.',
  drawTitle: 'Кто сдаёт',
  drawAsk: 'Каждый тянет карту. Ходить лучше, чем сдавать.',
  drawCard: (place) => `Вытянуть карту ${place}`,
  drew: (who, face) => v(who, `вы тянете: ${card(face)}.`, `тянет: ${card(face)}.`),
  seated: (dealer) => v(dealer, 'сдаёте первым.', 'сдаёт первым.'),
  redraw: 'Равные карты: оба тянут снова.',
  cutBy: (who) => v(who, 'снимаете колоду.', 'снимает колоду.'),
  dealt: (dealer) =>
    v(dealer, 'сдаёте по двенадцать карт; остаётся восемь.', 'сдаёт по двенадцать карт; остаётся восемь.'),
  blancheTold: (who, suit) =>
    suit
      ? `${who.name}: белая десятка ${SUITS[suit]}.`
      : `${who.name}: карт-бланш, ни короля, ни дамы, ни валета.`,
  noBlanche: (who) => v(who, 'молчите.', 'молчит.'),
  exchanged: (who, number, leaves) =>
    `${v(who, `меняете ${number}`, `меняет ${number}`)}${leaves ? `, ${who.you ? 'оставляете' : 'оставляет'} ${leaves}` : ''}.`,
  discarded: (faces) => `Сброшено: ${list(faces)}.`,
  drewCards: (faces) => `Куплено: ${list(faces)}.`,
  looked: (faces) => `Оставлено: ${list(faces)}.`,
  leftShown: (faces) => `Остались карты: ${list(faces)}.`,
  says: (who, text) => `${who.name}: ${text}`,
  shows: (who, category) => v(who, `показываете ${CLASS[category]}.`, `показывает ${CLASS[category]}.`),
  unshown: (who, category) =>
    v(
      who,
      `пошли, не показав (${CLASS[category]}): это пропало.`,
      `ход сделан, а ${CLASS[category]} не показаны: это пропало.`,
    ),
  retracted: (who, category) =>
    v(who, `берёте слово назад (${CLASS[category]}).`, `берёт слово назад (${CLASS[category]}).`),
  falseClaim: (who) =>
    v(
      who,
      'объявлено то, чего у вас нет; в этой сдаче вы не считаете ничего.',
      'объявлено то, чего не было; в этой сдаче не считается ничего.',
    ),
  threwRest: (who) => v(who, 'бросаете последние карты вместе.', 'бросает последние карты вместе.'),
  conceded: (who) => v(who, 'сдаёте партию противнику.', 'признаёт партию проигранной.'),
  played: (who, face) => `${who.name}: ${card(face)}.`,
  trickWon: (who) => v(who, 'взятка ваша.', 'берёт взятку.'),
  counts: (who, why, number, score) =>
    v(
      who,
      `считаете ${number}, ${WHY[why]}: всего ${score}.`,
      `считает ${number}, ${WHY[why]}: всего ${score}.`,
    ),
  why: WHY,
  dealResult: (who, own, other, less) =>
    `${who.name}: ${own} в этой сдаче, ${other.you ? 'вы' : other.name}: ${less}.`,
  level: (number) => `У обоих по ${number} в этой сдаче.`,
  partyResult: (who, {totals, stakes}) =>
    who
      ? `${v(who, 'вы выиграли партию', 'выигрывает партию')}, ${Math.max(...totals)} на ${Math.min(...totals)}; ставок: ${stakes}.`
      : `Партия вничью, ${totals[0]} на ${totals[1]}.`,
  odds: (suit, lacking, [happens, doesNot]) =>
    `Вам не хватает ${SUITS[suit]}: ${lacking}. Что придёт хотя бы одна, относится как ${happens} к ${doesNot}.`,
  laidAway: 'Сброшено',
  saidTitle: 'Что было сказано',
  countedHead: 'Сосчитано',
  sum: 'Эта сдача',
  party: 'Партия',
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
  askStop: 'Игра кончается здесь; за партию никто не платит.',
  counted: (best, deals, better) =>
    `Лучше всего в ${best} из ${deals} воображаемых сдач${better ? `, на ${better.margin.toFixed(1)} лучше следующего` : ''}.`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': () => 'У вас нет этой карты.',
    'must-follow': () => 'Нужно класть в масть.',
    'must-trump': () => 'Нужно класть в масть.',
    bound: () => 'Этой картой сейчас играть нельзя.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Нужно обменять ${String(most)}.`
        : `Можно обменять от ${String(least)} до ${String(most)} карт.`,
    'not-to-choose': () => 'У вас нет этой карты.',
    'no-blanche': () => 'У вас нет карт-бланша.',
    'claims-too-much': () => 'Этого у вас нет.',
    'claims-nothing': () => 'Назовите, что у вас есть, или промолчите.',
    'other-answer': () => 'На столько карт отвечают иначе.',
    'false-claim': () => 'Этого у вас нет; кто это объявит и пойдёт, ничего в этой сдаче не считает.',
    'throw-all': () => 'Бросают все оставшиеся карты или ни одной.',
    over: () => 'Игра окончена.',
  },
};
