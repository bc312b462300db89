import type {Who} from '@quinola/table';
import {card, first, plural, ru as kit, theCard} from '@quinola/table/strings/ru.js';
import type {OmbrePanelWords} from '../types.js';
import {marks} from './ru.js';

/** A person and what he does, in the present, which knows no gender. */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const inner = (who: Who, you: string, other: string): string =>
  who.you ? `вы ${you}` : `${who.name} ${other}`;
const list = (cards: readonly string[]): string => cards.map((face) => card(face)).join(', ');
/** Cards as an object: `3 карты`. */
const some = (count: number): string => plural(count, 'карту', 'карты', 'карт');
const matadors = (count: number): string => plural(count, 'матадор', 'матадора', 'матадоров');
const bonuses = (count: number, premiers: boolean): string =>
  [count ? matadors(count) : '', premiers ? 'первые пять взяток' : ''].filter(Boolean).join(', ');

/** Russian: panels of Ombre, and what happens. */
export const panels: OmbrePanelWords = {
  drawTitle: 'Места',
  drawAsk: 'Каждый тянет карту другой масти. Кто вытянет пики, сдаёт первым.',
  drawCard: (place) => `Тянуть карту ${place}`,
  openAsk: (two) => `Кто сыграет${two ? '' : ' против всех'}? За игру выше платят больше.`,
  answerAsk: (who, game) =>
    `${does(who, 'объявляете', 'объявляет')}: ${game}. Возьмите эту игру себе, назовите выше или пасуйте.`,
  overbidAsk: (who, game) =>
    `${does(who, 'объявляете', 'объявляет')}: ${game}. Назовите игру выше или пасуйте.`,
  gameNeeds: {
    ask: 'назначить козыри, потом менять карты',
    'ask-colour': 'козыри — фаворит; потом менять карты',
    tournee: 'козыри решает открытая карта; потом менять карты',
    'obscur-top': 'оставить не больше одной карты, взять новые, потом назначить козыри',
    'obscur-bottom': 'так же, но снизу талона',
    'obscur-middle': 'так же, но из середины талона',
    casco: 'показать оба чёрных туза; козыри решает открытая карта',
    solo: 'назначить козыри, но карт не менять',
    'solo-colour': 'козыри — фаворит; карт не менять',
    tout: 'взять все взятки, не меняя карт',
    'tout-colour': 'взять все взятки; козыри — фаворит',
    grandissimo: 'козыри — только два чёрных туза; без обмена',
    nullissimo: 'не взять ни одной взятки; козыри — только чёрные тузы',
  },
  dishOnly: 'выигрыш — только миска',
  lackAces: 'нет чёрного туза',
  kingTitle: 'Все спасовали',
  kingAsk:
    'Вы Король и в этой сдаче не играете. Но можно взять талон, оставить из него лучшее и сыграть против всех.',
  takeTalon: 'Взять талон',
  decline: 'Не брать',
  trumpTitle: 'Козыри',
  trumpAsk: 'Какая масть будет козырной?',
  askAsk: 'Назначьте козыри или смените запрос на другую игру.',
  nameSuit: (suit, isFavourite) => `${first(kit.suit(suit))}${isFavourite ? ' (фаворит)' : ''}`,
  turnTitle: 'Талон',
  turnAsk: 'Верхняя карта талона назначит козыри и достанется вам.',
  turn: 'Открыть',
  turnAgainAsk: (face) => `Открылась карта: ${card(face)}. Оставьте её масть или откройте ещё одну.`,
  turnAgain: 'Открыть ещё',
  keepTrump: 'Оставить масть',
  keepTitle: 'Что оставить',
  keep: (face) => (face === null ? 'Не оставлять ничего' : `Оставить ${theCard(face)}`),
  pickTitle: 'Что оставить',
  pick: (count) => `Оставить ${some(count)}`,
  buyTitle: 'Обмен',
  buy: (count) => (count ? `Обменять ${some(count)}` : 'Не менять'),
  giveUp: 'Отказаться от игры',
  askGiveUp: 'Вы платите цену игры и кладёте бет в миску. Сдача не разыгрывается.',
  offers: {
    offer: 'Предложить игру',
    askOffer:
      'Вы кладёте бет в миску. Если остальные примут, сдача окончена. Если кто-нибудь сыграет против вас, её разыгрывают, но выиграть вы ничего не можете.',
    kunil: 'Просить об отмене (куниль)',
    askKunil:
      'Если все согласны, сдача отменяется без бета. Если кто-нибудь откажет, вы должны играть и отказаться уже не можете.',
    title: 'Предложение',
    answerOffer: (who) =>
      `${does(who, 'предлагаете', 'предлагает')} игру. Вы можете сыграть против: с наибольшим числом взяток выиграете миску, иначе заплатите бет.`,
    answerKunil: (who) =>
      `${does(who, 'просите', 'просит')} отменить сдачу. Если вы откажете, игру придётся разыграть.`,
    accept: 'Принимаю',
    against: 'Играю против',
    annul: 'Согласен на отмену',
    refuse: 'Отказываю',
    offered: (who, count) =>
      `${does(who, 'предлагаете', 'предлагает')} игру и ${who.you ? 'кладёте' : 'кладёт'} в миску бет: ${count}.`,
    proposed: (who) => `${does(who, 'просите', 'просит')} отменить сдачу.`,
    accepted: (who) => `${does(who, 'принимаете', 'принимает')}.`,
    playsAgainst: (who) => `${does(who, 'играете', 'играет')} против.`,
    refused: (who) => `${does(who, 'отказываете', 'отказывает')}: игру надо разыграть.`,
    annulled: 'Все согласны: сдача отменена.',
  },
  rest: {
    claim: 'Остальные мои',
    askClaim: (strict) =>
      `Вы открываете карты: все оставшиеся взятки ваши, если вас ничем нельзя перебить. ${
        strict
          ? 'Если можно, ломбер должен пойти с карты, которую ему назовут, а другой проигрывает ему и платит бет.'
          : 'Если можно, игра продолжается, и ещё раз потребовать нельзя.'
      }`,
    nameTitle: 'Ход ломбера',
    nameAsk: (who) =>
      `${who.name} требует остальные взятки, не имея уверенности. Назовите карту, с которой идти.`,
    claimed: (who, holds, cards) =>
      `${does(who, 'требуете', 'требует')} остальные взятки${cards ? `: ${list(cards)}` : ''}${
        holds ? '. Все оставшиеся выиграны.' : ', но их можно перебить.'
      }`,
    named: (who, face) => `${does(who, 'называете', 'называет')} карту для хода: ${card(face)}.`,
    open: (who) => (who.you ? 'Ваши открытые карты' : `Открытые карты: ${who.name}`),
    wrongly: (who) => `${does(who, 'требуете', 'требует')} взятки напрасно, и ломбер выиграл.`,
  },
  review: {
    title: 'Что вы отложили',
    look: 'Посмотреть отложенное',
    askLook: 'Смотреть свободно уже поздно: кто посмотрит теперь, не может играть на все взятки.',
    lookAtTricks: 'Попросить показать взятки',
    askLookAtTricks:
      'Кто играет без прикупа, может просмотреть все взятки, но после этого на все взятки играть нельзя.',
    name: 'Посмотреть и отказаться от воли',
    looked: (who, atTricks) =>
      `${does(who, 'смотрите', 'смотрит')} ${atTricks ? 'взятки' : 'отложенные карты'} и на все взятки играть не ${who.you ? 'можете' : 'может'}.`,
  },
  voleTitle: (count) => `Первые ${count === 5 ? 'пять' : 'семь'} взяток ваши`,
  voleAsk: (count) =>
    `Игра выиграна. Если вы пойдёте с ${count === 5 ? 'шестой' : 'восьмой'} карты, игра пойдёт на все взятки, на воль: за неё платят больше, но одна потерянная взятка стоит столько же.`,
  goOnVole: 'Играть на все',
  enough: 'Довольно',
  claimTitle: 'Премии',
  claimAsk:
    'Потребуйте то, что заслужили ваши карты. Чего не потребуете, то пропало; лишнее возвращают вдвойне.',
  claim: (count, premiers) => first(bonuses(count, premiers) || 'ничего'),
  drew: (who, face) => `${does(who, 'тянете', 'тянет')} ${theCard(face)}.`,
  seated: (dealer) => `Первый раз ${inner(dealer, 'сдаёте', 'сдаёт')}.`,
  favouriteTold: (suit) => `Фаворит, масть с двойной платой: ${kit.suit(suit)}.`,
  dealt: (dealer, dish) => `${does(dealer, 'сдаёте', 'сдаёт')}; в миске: ${marks(dish)}.`,
  passed: (who) => `${does(who, 'пасуете', 'пасует')}.`,
  bid: (who, game) => `${does(who, 'объявляете', 'объявляет')}: ${game}.`,
  held: (who, game) => `${does(who, 'берёте', 'берёт')} игру себе: ${game}.`,
  shown: (who) => `${does(who, 'показываете', 'показывает')} оба чёрных туза.`,
  thrownIn: 'Никто не играет: карты смешаны.',
  kingDeclined: (who) => `${does(who, 'не берёте', 'не берёт')} талон.`,
  plays: (who, game, others) =>
    `${does(who, 'играете', 'играет')}${others > 1 ? ' против всех' : ''}: ${game}.`,
  turned: (who, face) => `${does(who, 'открываете', 'открывает')} ${theCard(face)}.`,
  trump: (who, suit) => `${does(who, 'играете', 'играет')}, козыри: ${kit.suit(suit)}.`,
  bought: (who, count) =>
    count
      ? `${does(who, 'меняете', 'меняет')} ${some(count)}.`
      : `${does(who, 'ничего не меняете', 'ничего не меняет')}.`,
  laid: (cards) => `Отложено: ${list(cards)}.`,
  drawn: (cards) => `Из талона: ${list(cards)}.`,
  gaveUp: (who) => `${does(who, 'отказываетесь', 'отказывается')} от игры.`,
  voleTold: (who) => `${does(who, 'играете', 'играет')} на все взятки, на воль.`,
  enoughTold: (who, count) =>
    `${does(who, 'кончаете', 'кончает')} после первых ${count === 5 ? 'пяти' : 'семи'} взяток.`,
  claimed: (who, count, premiers) =>
    count || premiers
      ? `${does(who, 'требуете', 'требует')} платы: ${bonuses(count, premiers)}.`
      : `${does(who, 'не требуете', 'не требует')} премий.`,
  played: (who, face) => `${does(who, 'кладёте', 'кладёт')} ${theCard(face)}.`,
  trickWon: (who) => `${does(who, 'берёте', 'берёт')} взятку.`,
  outcome: (who, game, outcome) => {
    const loses = `${game}: ${inner(who, 'проигрываете', 'проигрывает')}`;
    switch (outcome) {
      case 'win':
        return `${game}: ${inner(who, 'выигрываете', 'выигрывает')}.`;
      case 'remise':
        return `${loses}. Равенство (ремиз): ни у кого одного нет большинства взяток.`;
      case 'codille':
        return `${loses}. У другого взяток больше (кодилья).`;
      case 'lost':
        return `${loses}.`;
      case 'renounce':
        return `${game}: ${inner(who, 'отказываетесь', 'отказывается')} от игры.`;
      case 'thrown-in':
      case 'annulled':
        return 'Никто не играл.';
    }
  },
  pays: (who, each) =>
    each > 0
      ? `${does(who, 'получаете', 'получает')} с каждого ${each}.`
      : `${does(who, 'платите', 'платит')} каждому ${-each}.`,
  draws: (who, count) => `${does(who, 'выигрываете', 'выигрывает')} миску: ${marks(count)}.`,
  bete: (who, count) => `${does(who, 'кладёте', 'кладёт')} в миску бет: ${count}.`,
  dealTitle: (deal) => `Сдача ${deal}`,
  deal: 'Сдача',
  trick: (number) => `Взятка ${number}`,
  sessionTitle: 'Игра окончена',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Что было в миске, поделено.'
      : `Что было в миске, поделено. Ваш ${count > 0 ? 'выигрыш' : 'проигрыш'}: ${marks(Math.abs(count))}.`,
  another: 'Ещё одна игра',
  head: {player: 'Игрок', tricks: 'Взятки', gain: 'Выигрыш', each: 'С каждого', marks: 'Марки'},
  parts: {game: 'игра', matadors, premiers: 'первые пять взяток', vole: 'воль'},
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
    'asker-holds': () => 'Кто спросил, может взять Соло себе, но не объявлять его.',
    'keeps-one-at-most': () =>
      'В Обскюре оставляют не больше одной карты; если есть чёрный туз, то именно его.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Выберите ${some(Number(least))}.`
        : `Выберите карты: от ${String(least)} до ${String(most)}.`,
    'not-to-choose': () => 'Эту карту надо оставить.',
    over: () => 'Игра окончена.',
  },
};
