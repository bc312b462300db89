import {panels as pack} from '../../../kit/words/strings/ru-panels.js';
import type {Who} from '@quinola/table';
import {first, ofSuit, plural} from '@quinola/table/strings/ru.js';
import {by, card, the} from '../../../kit/words/strings/ru.js';
import type {AnnouncedItem, PieceEvent} from '../../rules/types.js';
import type {TarokPanelWords} from '../types.js';

/** A person and what he does, in the present, which knows no gender. */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и ${parts.at(-1)}`;

function item({kind, n, direction, skized, pagat}: AnnouncedItem): string {
  const sky = skized ? ' со Скизом' : '';
  switch (kind) {
    case 'taroks':
      return `${plural(n, 'тарок', 'тарока', 'тароков')}${pagat === undefined ? '' : pagat ? ' с Пагатом' : ' без Пагата'}`;
    case 'matadors':
      return `${plural(n, 'матадор', 'матадора', 'матадоров')} ${direction === 'above' ? 'сверху' : 'снизу'}`;
    case 'kings':
      return plural(n, 'король', 'короля', 'королей');
    case 'cavalry-whole':
      return `${n === 1 ? 'полная кавалерия' : plural(n, 'полная кавалерия', 'полные кавалерии', 'полных кавалерий')}${sky}`;
    case 'cavalry-half':
      return `${n === 1 ? 'половина кавалерии' : plural(n, 'половина кавалерии', 'половины кавалерии', 'половин кавалерии')}${sky}`;
  }
}

const said = (items: readonly AnnouncedItem[]): string => list(items.map(item));

function piece({event, card: face}: PieceEvent, from: Who, to: Who): string | null {
  const whose = (name: string): string => (from.you ? `Ваш ${name}` : `${first(name)} (${from.name})`);
  switch (event) {
    case 'pagat-made':
    case 'king-made':
      return `${does(from, 'доводите', 'доводит')} до дома ${the(face)}.`;
    case 'pagat-made-ultimo':
    case 'king-made-ultimo':
      return `${does(from, 'берёте', 'берёт')} последнюю взятку, ultimo: ${card(face)}!`;
    case 'pagat-lost':
      return `${whose('Пагат')} пал; его ${by(to, 'получаете', 'получает')}.`;
    case 'pagat-lost-ultimo':
      return `${whose('Пагат')} пал в последней взятке!`;
    case 'king-lost':
      return `${whose(card(face))} потерян; его ${by(to, 'получаете', 'получает')}.`;
    case 'king-lost-ultimo':
      return `${whose(card(face))} пойман в последней взятке!`;
    case 'pagat-in-skat':
      return `${does(from, 'кладёте', 'кладёт')} Пагата в скат.`;
    default:
      return null;
  }
}

/** Russian: panels of a Tarok table, and what is said of what happens. */
export const panels: TarokPanelWords = {
  ...pack,
  announceTitle: 'Объявления',
  announceAsk: 'Вот чего стоит ваша рука. Объявите сейчас: потом это не считается.',
  item,
  announce: (n) => `Объявить ${n}`,
  nothing: 'Ничего не объявлять',
  nothingHeld: 'На руках нет ничего, что можно объявить.',
  takeBack: 'Взять скат обратно',
  tookBack: (who) => `${does(who, 'берёте', 'берёт')} скат обратно.`,
  says: (items) => (items.length ? `У меня: ${said(items)}.` : 'Ничего.'),
  announcedBy: (who, items, total) =>
    `${does(who, 'объявляете', 'объявляет')}: ${items.length ? `${said(items)}, всего ${total}` : 'ничего'}.`,
  buried: (who) => `${does(who, 'говорите', 'говорит')}, что Пагат в скате.`,

  piece,
  pagatOut: 'Пагат ещё в игре.',
  kingsOut: (kings) => `Короли ещё в игре: ${list(kings.map((face) => ofSuit(face[1]!)))}.`,
  ultimo: 'Ultimo: последняя взятка.',

  refusals: {
    ...pack.refusals,
    'announce-truly': () => 'Этого у вас на руках нет.',
  },
  drawTitleTwo: 'Кому сдавать первым?',
  drawAskTwo: 'Вытяните карту из разложенной колоды. Старшая сдаёт первой и получает скат.',
  redraw: 'Карты равны или вышел Скиз: оба тянут снова.',
  staked: (who, chips) => `${does(who, 'ставите', 'ставит')} ${chips} в пульку.`,

  layOutTitle: 'Короли и Пагат',
  layOutAsk:
    'Они лежат перед тем, кто их взял. Король стоит 5, Пагат 10; у кого меньше, тот платит разницу тому, у кого больше.',
  nothingLaid: 'ни короля, ни Пагата',
  settleTitle: (deal) => `Сдача ${deal}: кто кому платит`,
  accounts: {
    honours: 'Объявления',
    direct: 'Пагат и ultimo',
    table: 'Короли и Пагат',
    cards: 'Карты, больше или меньше 26',
    pot: 'Пулька',
  },
  paid: (from, to, amount) =>
    `${does(from, 'платите', 'платит')} ${amount}, ${by(to, 'получаете', 'получает')}.`,
  stichfrei: (who) => `${does(who, 'не берёте', 'не берёт')} ни одной взятки: с каждого за это 26.`,
  evenCards: 'По картам никто не выиграл и не проиграл.',
  dealNet: (net) =>
    net === null
      ? 'Сдача оплачена.'
      : net === 0
        ? 'Сдача не принесла вам ничего.'
        : net > 0
          ? `Сдача принесла вам ${net}.`
          : `Сдача стоила вам ${-net}.`,

  pairRules: (empties) => [
    'теперь считают карты всех взяток, по две; король, XXI, Скиз и Пагат стоят 5, дама 4, всадник 3, валет 2, остальные пустые',
    `две пустые карты: ${empties}`,
    'счётная и пустая: её цена',
    'две счётные: сумма без 1',
    'оставшаяся пустая карта: ничего',
  ],
  deux: {honours: 'Объявлено', kings: 'Короли', pagat: 'Пагат', cards: 'Карты, сосчитанные по две'},
  party: (n) => `Партия ${n}`,
  before: 'Счёт до этого',
  stands: 'Счёт теперь',
  partyWon: (winner, margin, double) =>
    `${does(winner, 'выигрываете', 'выигрывает')} партию${double ? ' вдвойне' : ''}, впереди на ${plural(margin, 'очко', 'очка', 'очков')}.`,
  partyPay: (winner, party, points, pay) =>
    `За партию ${party}, за очки ${points}: ${winner.you ? 'вы получаете' : `${winner.name} получает`} ${plural(pay, 'грош', 'гроша', 'грошей')}.`,
  noted: (points, double) =>
    double
      ? `Запись: ${points} 2, двойка означает двойную партию.`
      : `Запись: ${points} —, черта означает простую партию.`,
  scoresNow: (lines) => `${lines.join(', ')}.`,

  sessionTitle: 'Вечер окончен',
  sessionOver: (n, groszy) => {
    const coins = (amount: number): string =>
      groszy ? plural(amount, 'грош', 'гроша', 'грошей') : plural(amount, 'марка', 'марки', 'марок');
    return n === null
      ? 'Счёты сведены.'
      : n === 0
        ? 'Вы встаёте без выигрыша и проигрыша.'
        : n > 0
          ? `Вы встаёте с выигрышем: ${coins(n)}.`
          : `Вы встаёте с проигрышем: ${coins(-n)}.`;
  },
  noDeal: 'Ни одна сдача ещё не рассчитана.',
};
