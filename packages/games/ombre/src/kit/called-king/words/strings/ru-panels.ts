import type {Who} from '@quinola/table';
import {card, first, plural, ru as kit, theCard} from '@quinola/table/strings/ru.js';
import type {CalledKingPanelWords} from '../types.js';
import {marks} from './ru.js';

/** A person and what he does, in the present, which knows no gender. */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const inner = (who: Who, you: string, other: string): string =>
  who.you ? `вы ${you}` : `${who.name} ${other}`;
/** What one or several people do: `вы и Каролина берёте`, `Каролина и Леопольд берут`. */
function all(who: readonly Who[], you: string, other: string, they: string): string {
  const names = who.map((one) => (one.you ? 'вы' : one.name));
  const subject = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' и ');
  return `${subject} ${who.some((one) => one.you) ? you : who.length > 1 ? they : other}`;
}

/** Russian: panels of Quadrille and Cinquille, and what happens. */
export const panels: CalledKingPanelWords = {
  drawTitle: 'Места',
  drawAsk:
    'Каждый тянет карту пик. Кто вытянет короля, сдаёт первым, остальные по порядку садятся справа от него.',
  drawCard: (place) => `Тянуть карту ${place}`,
  openAsk: 'С партнёром или в одиночку? За игру выше платят больше.',
  answerAsk: (who, game) =>
    `${does(who, 'объявляете', 'объявляет')}: ${game}. Возьмите эту игру себе, назовите выше или пасуйте.`,
  overbidAsk: (who, game) =>
    `${does(who, 'объявляете', 'объявляет')}: ${game}. Назовите игру выше или пасуйте.`,
  gameNeeds: {
    ask: 'назначить козыри и вызвать короля: у кого он, тот ваш тайный партнёр',
    mediateur: 'другой отдаёт вам короля за карту; дальше играть в одиночку',
    casco: 'с обоими чёрными тузами: козыри назначает тот, у кого вызванный король',
    solo: 'играть одному против всех',
    tout: 'играть одному и взять все взятки',
    'spadille-forcee': 'все спасовали: играть должен тот, у кого туз пик',
  },
  dishOnly: 'выигрыш — только миска',
  lackAces: 'нет чёрного туза',
  nothingToCall: 'взять короля не у кого',
  trumpTitle: 'Козыри',
  trumpAsk: 'Какая масть будет козырной?',
  nameSuit: (suit) => first(kit.suit(suit)),
  callTitle: 'Вызванный король',
  callAsk: 'У кого вызванная карта, тот играет с вами, но пока она не вышла, знает об этом он один.',
  callForMediateur: 'Какого короля вы берёте?',
  callToName: 'У кого он, тот назначит козыри и сыграет с вами.',
  callCard: (face, own) => `${first(card(face))}${own ? ' (ваш собственный: без партнёра)' : ''}`,
  otherTrump: 'Другие козыри',
  returnTitle: 'За короля',
  giveBack: 'Отдать',
  announceTitle: 'Перед первым ходом',
  announceAsk: 'Сейчас можно объявить все взятки: за них платят больше, но и промах стоит столько же.',
  announce: 'Объявить все взятки',
  begin: 'Начать',
  standTitle: 'Игра выиграна',
  standAsk:
    'Кто пойдёт ещё раз, играет на все взятки: воль оплачивается дороже, но и промах стоит столько же.',
  goOn: 'Играть на все',
  stand: 'Довольно',
  drew: (who, face) => `${does(who, 'тянете', 'тянет')} ${theCard(face)}.`,
  seated: (dealer) => `Первый раз ${inner(dealer, 'сдаёте', 'сдаёт')}.`,
  dealt: (dealer, dish) => `${does(dealer, 'сдаёте', 'сдаёт')}; в миске: ${marks(dish)}.`,
  passed: (who) => `${does(who, 'пасуете', 'пасует')}.`,
  bid: (who, game) => `${does(who, 'объявляете', 'объявляет')}: ${game}.`,
  held: (who, game) => `${does(who, 'берёте', 'берёт')} игру себе: ${game}.`,
  forced: (who) =>
    `Все спасовали: ${inner(who, 'держите', 'держит')} шпадилью и ${who.you ? 'играете' : 'играет'} поневоле.`,
  trump: (who, suit) => `${does(who, 'назначаете', 'назначает')} козыри: ${kit.suit(suit)}.`,
  calls: (who, face) => `${does(who, 'вызываете', 'вызывает')} ${theCard(face)}.`,
  gives: (who, face) => `${does(who, 'отдаёте', 'отдаёт')} ${theCard(face)}.`,
  returned: (who) => `${does(who, 'даёте', 'даёт')} взамен закрытую карту.`,
  gotBack: (face) => `Это ${card(face)}.`,
  voleAnnounced: (who) => `${does(who, 'объявляете', 'объявляет')} все взятки.`,
  voleUndertaken: (who) => `${does(who, 'играете', 'играет')} дальше на все взятки, на воль.`,
  stood: (who) => `${does(who, 'кончаете', 'кончает')}: игра выиграна.`,
  shown: (who, face, alone) =>
    alone
      ? `Вызванная карта, ${card(face)}, на столе: ${inner(who, 'играете', 'играет')} без партнёра.`
      : `Вызванная карта, ${card(face)}, на столе: ${inner(who, 'играете', 'играет')} с ломбером.`,
  delices: (who) => `Делис: ${inner(who, 'бьёте', 'бьёт')} козырем масть короля.`,
  favourite: (suit) => `Новый фаворит: ${kit.suit(suit)}.`,
  played: (who, face) => `${does(who, 'кладёте', 'кладёт')} ${theCard(face)}.`,
  trickWon: (who) => `${does(who, 'берёте', 'берёт')} взятку.`,
  outcome: (who, mate, game, outcome) => {
    const side = mate ? [who, mate] : [who];
    const loses = `${game}: ${all(side, 'проигрываете', 'проигрывает', 'проигрывают')}`;
    switch (outcome) {
      case 'win':
        return `${game}: ${all(side, 'выигрываете', 'выигрывает', 'выигрывают')}.`;
      case 'remise':
        return `${loses}. Равенство: только половина взяток (ремиз).`;
      case 'codille':
        return `${loses}. У остальных взяток больше (кодилья).`;
      case 'lost':
        return `${loses}. Взять все взятки не удалось.`;
    }
  },
  draws: (who, count) =>
    `${first(all(who, 'выигрываете', 'выигрывает', 'выигрывают'))} миску: ${marks(count)}.`,
  bete: (who, count) => `${first(all(who, 'кладёте', 'кладёт', 'кладут'))} в миску бет: ${count}.`,
  dealTitle: (deal) => `Сдача ${deal}`,
  deal: 'Сдача',
  trick: (number) => `Взятка ${number}`,
  sessionTitle: 'Игра окончена',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Что было в миске, поделено.'
      : `Что было в миске, поделено. Ваш ${count > 0 ? 'выигрыш' : 'проигрыш'}: ${marks(Math.abs(count))}.`,
  another: 'Ещё одна игра',
  head: {
    player: 'Игрок',
    tricks: 'Взятки',
    gain: 'Выигрыш',
    each: 'С каждого',
    pays: 'Кто кому платит',
  },
  parts: {
    game: 'игра',
    matadors: (count) => plural(count, 'матадор', 'матадора', 'матадоров'),
    premiers: 'первые взятки',
    vole: 'воль',
    devole: 'ни одной взятки',
  },
  dues: {
    honours: 'игра с премиями',
    mediateur: 'за короля',
    delices: 'делис',
    stake: 'ставка',
    dish: 'миска',
    bete: 'бет',
    block: 'блок',
    division: 'доля миски',
  },
  words: {pass: 'Пас', hold: 'Беру себе'},
  stop: 'Закончить игру',
  askStop: 'Игра кончается здесь: что в миске, то делится.',
  counted: (best, deals, better) =>
    `Лучшая в ${best} из ${deals} воображаемых сдач${
      better ? `, на ${better.margin.toFixed(1).replace('.', ',')} марки лучше, чем ${card(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'not-held': () => 'Этой карты у вас нет.',
    'must-follow': () => 'Надо класть в масть.',
    'not-higher': () => 'Надо назвать игру выше.',
    'not-the-hand': () => 'Взять игру себе может только тот, кто говорит раньше объявившего.',
    'needs-both-aces': () => 'Для Большого каско нужны оба чёрных туза.',
    'nothing-to-call': () => 'Нет короля, которого вам могли бы отдать.',
    'not-to-be-called': () => 'При этих козырях такую карту вызвать нельзя.',
    'not-that-suit': () => 'Эта масть здесь не может быть козырной.',
    over: () => 'Игра окончена.',
  },
};
