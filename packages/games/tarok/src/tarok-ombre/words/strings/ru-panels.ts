import {panels as pack} from '../../../kit/words/strings/ru-panels.js';
import type {Who} from '@quinola/table';
import {first, plural} from '@quinola/table/strings/ru.js';
import {by, card, the} from '../../../kit/words/strings/ru.js';
import type {TarokOmbrePanelWords} from '../types.js';

/** A person and what he does, in the present, which knows no gender. */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const marks = (n: number): string => plural(n, 'марку', 'марки', 'марок');
const points = (n: number): string => plural(n, 'очко', 'очка', 'очков');
const count = (n: number): string =>
  ['без требований', 'потребовать одну карту', 'потребовать две карты', 'потребовать три карты'][n]!;

/** Russian: panels of a Tarok-ombre table, and what is said of what happens. */
export const panels: TarokOmbrePanelWords = {
  ...pack,
  openAsk: (lowest) =>
    `Вы начинаете торговлю. Сказать ${lowest} ничего не стоит, а потом можно взять себе чужую игру.`,
  overbidAsk: (who, game) => `${does(who, 'говорите', 'говорит')} ${game}. Назовите игру выше или пасуйте.`,
  answerAsk: (who, game) =>
    `${does(who, 'говорите', 'говорит')} ${game}. Вы говорили раньше: возьмите игру себе, назовите выше или пасуйте.`,
  unseenAsk: (lowest) =>
    `Ваши карты лежат закрытыми. Можно сказать ${lowest}, не глядя, или сперва посмотреть.`,
  look: 'Посмотреть карты',
  sayUnseen: (game) => `${game}, не глядя`,
  needs: (demands, played) => (played ? count(demands) : 'не играют, но потом можно взять чужую'),
  price: (game, point) => `${game} и по ${point} за каждое очко`,
  words: {hold: 'Беру себе.', pass: 'Пас.', unseen: (game) => `${game}, не глядя.`, enough: 'Довольно.'},
  bid: (who, game, unseen) =>
    `${does(who, 'говорите', 'говорит')} ${game}${unseen ? ', не глядя в карты' : ''}.`,
  held: (who, game) => `${does(who, 'берёте', 'берёт')} игру себе: ${game}.`,
  passed: (who) => `${does(who, 'пасуете', 'пасует')}.`,
  looked: (who) => `${does(who, 'смотрите', 'смотрит')} свои карты.`,
  contract: (who, game) => `${does(who, 'играете', 'играет')} ${game} против двух других.`,
  thrownIn: 'Никто не играет: карты смешаны.',

  askTitle: 'Требование карт',
  askText: (left) => `Вы вправе ${count(left)}. У кого названная карта, тот отдаёт её вам за другую вашу.`,
  ask: (face) => `Потребовать ${the(face)}`,
  askNot: (face) => `${first(card(face))}, требовать нельзя`,
  enough: 'Довольно: больше не требовать',
  tookThree: (who) => `${does(who, 'берёте', 'берёт')} три карты.`,
  bought: (cards) => `Вы взяли: ${cards.map(card).join(', ')}.`,
  demanded: (who, face, from) =>
    `${does(who, 'требуете', 'требует')} ${the(face)}: ${from ? `${from.you ? 'отдаёте вы' : `отдаёт ${from.name}`}` : 'карта в скате, можно назвать другую'}.`,
  stopped: (who) => `${does(who, 'больше не требуете', 'больше не требует')} карт.`,
  gaveBack: (who, to) =>
    `${does(who, 'отдаёте', 'отдаёт')} взамен закрытую карту, её ${by(to, 'получаете', 'получает')}.`,
  cardBack: (who, to, face) =>
    `${does(who, 'отдаёте', 'отдаёт')} взамен ${the(face)}, карту ${by(to, 'получаете', 'получает')}.`,
  refusals: {
    ...pack.refusals,
    'own-card': ({card: face = ''}) => `Эта карта у вас самих: ${card(String(face))}.`,
    'own-skat': ({card: face = ''}) => `Эту карту вы сами отложили в скат: ${card(String(face))}.`,
    'already-demanded': ({card: face = ''}) => `Эту карту вы уже требовали: ${card(String(face))}.`,
    'not-a-counting-card': ({card: face = ''}) =>
      `${first(card(String(face)))}: карта пустая, а требовать можно только счётные.`,
    'just-received': ({card: face = ''}) =>
      `Не эту карту (${card(String(face))}): вы её только что получили.`,
    'look-first': () => 'Не глядя в карты, можно назвать только низшую игру: сперва посмотрите их.',
    'not-higher': () => 'Надо назвать игру выше.',
    'not-the-hand': () => 'Взять игру себе может только тот, кто говорил раньше.',
    'lowest-keeps-the-hand': () => 'Кто говорит первым, не пасует: низшая игра ничего не стоит.',
  },

  opponents: 'Противники',
  skatOf: (declarers, cards) =>
    `Скат ${declarers ? 'играющего' : 'противников'}: ${cards.map(card).join(', ')}.`,
  emptyGiven: (declarers, face) =>
    `За Скиз ${declarers ? 'играющий отдаёт противникам' : 'противники отдают играющему'} ${the(face)}.`,
  outcome: (who, game, outcome, n) => {
    switch (outcome) {
      case 'tout':
        return `${does(who, 'делаете', 'делает')} Tout, все 25 взяток.`;
      case 'won':
        return `${does(who, 'выигрываете', 'выигрывает')} ${game}: ${points(n)}.`;
      case 'remis':
        return `${who.you ? 'У вас 39 очков' : `${who.name}: 39 очков`}: ни выигрыша, ни проигрыша (ничья).`;
      case 'lost':
        return `${does(who, 'проигрываете', 'проигрывает')} ${game}: ${points(n)}.`;
    }
  },
  nobodyPlayed: (who, each) =>
    `Играть не захотел никто. ${does(who, 'получаете', 'получает')} с каждого ${marks(each)} за первую руку.`,
  head: {
    game: 'Игра',
    points: 'Очки',
    over: 'Разница с 39',
    tout: 'Tout',
    each: 'С каждого',
    player: 'Игрок',
    outcome: 'Исход',
  },
  outcomes: {won: 'выиграна', lost: 'проиграна', remis: 'ничья', tout: 'Tout', 'thrown-in': 'не играли'},
  pays: (who, each) =>
    each === 0
      ? 'Никто не платит.'
      : each > 0
        ? `${does(who, 'получаете', 'получает')} с каждого противника ${marks(each)}.`
        : `${does(who, 'платите', 'платит')} каждому противнику ${marks(-each)}.`,
  tariff: 'Тариф, с каждого',
  perPoint: 'каждое очко',
  noDeal: 'Ни одна сдача ещё не окончена.',
  sessionTitle: 'Вечер окончен',
  sessionOver: (n) =>
    n === null
      ? 'Счёты сведены.'
      : n === 0
        ? 'Вы встаёте без выигрыша и проигрыша.'
        : n > 0
          ? `Вы встаёте, выиграв ${marks(n)}.`
          : `Вы встаёте, проиграв ${marks(-n)}.`,
};
