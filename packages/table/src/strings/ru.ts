import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {KitLanguage} from '../strings.js';

/** Suits in the plural: nominative (and accusative), genitive: *дама пик*. */
const SUITS: Readonly<Record<string, readonly [nom: string, gen: string]>> = {
  S: ['пики', 'пик'],
  H: ['червы', 'червей'],
  D: ['бубны', 'бубён'],
  C: ['трефы', 'треф'],
};

/** Ranks in the nominative and the accusative: *играет туза, играет десятку*. */
const RANKS: Readonly<Record<string, readonly [nom: string, acc: string]>> = {
  A: ['туз', 'туза'],
  K: ['король', 'короля'],
  Q: ['дама', 'даму'],
  J: ['валет', 'валета'],
  T: ['десятка', 'десятку'],
  9: ['девятка', 'девятку'],
  8: ['восьмёрка', 'восьмёрку'],
  7: ['семёрка', 'семёрку'],
  6: ['шестёрка', 'шестёрку'],
  5: ['пятёрка', 'пятёрку'],
  4: ['четвёрка', 'четвёрку'],
  3: ['тройка', 'тройку'],
  2: ['двойка', 'двойку'],
};

const RULES = new Intl.PluralRules('ru');

/** The form of a word that goes with a number: 1 *карта*, 2-4 *карты*, 5 *карт*; 11-14 *карт*, 21 *карта*. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = RULES.select(n);
  return `${n} ${form === 'one' ? one : form === 'many' ? many : few}`;
}

const suit = (sign: string): string => SUITS[sign]?.[0] ?? sign;

/** A suit in the genitive of the plural: `червей`. */
export const ofSuit = (sign: string): string => SUITS[sign]?.[1] ?? sign;

/** A rank by name: `король`. */
export const theRank = (face: Card): string => RANKS[rankOf(face)]?.[0] ?? rankOf(face);

const card = (face: Card): string => `${theRank(face)} ${ofSuit(suitOf(face))}`;

/** A card as an object: `десятку червей`. */
export const theCard = (face: Card): string =>
  `${RANKS[rankOf(face)]?.[1] ?? rankOf(face)} ${ofSuit(suitOf(face))}`;

/** A text that begins a sentence. */
export const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Russian: the kit. */
export const ru: KitLanguage = {
  card,
  suit,
  rank: (rank) => ({T: '10', A: 'Т', K: 'К', Q: 'Д', J: 'В'})[rank] ?? rank,
  you: 'Вы',
  names: ['Каролина', 'Леопольд', 'Констанс', 'Герольд', 'Жозефина'],

  hand: 'Ваши карты',
  mayPlay: (name) => `${first(name)}, можно сыграть`,
  mayNot: (name) => `${first(name)}, сейчас нельзя`,
  onceMore: (name) => `${first(name)}, выбор сделан: ещё раз, чтобы сыграть`,
  holds: (who, cards) => `${who.name}: ${plural(cards, 'карта', 'карты', 'карт')}`,
  table: 'На столе',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', берёт' : ''}`,
  thinks: (who) => `${who.name} ${who.you ? 'думаете' : 'думает'}`,
  partner: 'партнёр',
  dealer: 'сдающий',
  led: 'заход',

  menu: 'Меню',
  hint: 'Совет',
  why: 'Почему эта карта?',
  last: 'Последняя взятка',
  undo: 'Взять назад',
  rules: 'Правила',
  chart: 'Как идёт игра',
  close: 'Закрыть',
  goOn: 'Дальше',
  start: 'Сесть за стол',
  lost: 'Часть стола не удалось загрузить. Попробуйте загрузить страницу заново.',

  played: 'Кто чем сыграл?',
  settings: 'Настройки',
  keys: 'Клавиши',
  finish: 'Доиграть сдачу за меня',
  pause: 'Пауза',
  resume: 'Играть дальше',
  newDeal: 'Та же сдача заново',
  newMatch: 'Новый вечер',
  askNew: 'Текущая игра пропадёт. Начать новую?',
  replay: 'Повтор',
  record: 'Запись игры',
  save: 'Сохранить запись',
  load: 'Открыть запись',
  askLoad: 'Текущая игра пропадёт. Продолжить по записи?',
  link: 'Скопировать ссылку на эту сдачу',
  linkFirst: 'Скопировать ссылку на карты этого вечера, с первой сдачи',
  copied: 'Ссылка скопирована.',
  copyTag: 'Поместить этот стол на страницу',
  copyAs: 'В виде',
  ways: {tag: 'тега', file: 'тега и одного файла', frame: 'рамки (iframe)', wordpress: 'шорткода WordPress'},
  sameDeal: 'С этой же сдачей',
  sameFirst: 'С картами этого вечера, с первой сдачи',
  copy: 'Копировать',
  copiedText: 'Скопировано.',
  copyByHand: 'Браузер не разрешает: текст выделен, скопируйте его сами.',
  tableHere: 'Здесь стоит карточный стол; ему нужны JavaScript и браузер последних лет.',
  kept: 'Хранится в этом браузере',
  keptNothing: 'Ничего не хранится.',
  keptMatch: (key) => `Игра («${key}»)`,
  keptCount: 'Ваши результаты',
  erase: 'Удалить всё',
  erased: 'Удалено.',
  chartWords: {
    intro:
      'Игра, как она идёт за этим столом: её состояния, что может случиться в каждом и куда это ведёт. Место, где вы сейчас, отмечено.',
    here: 'сейчас здесь',
    leads: 'далее:',
    again: 'снова сюда',
    always: 'В любое время',
    kinds: {
      asking: 'кого-то спрашивают',
      chance: 'решает случай',
      sheet: 'на столе лежит лист',
      deciding: 'пути расходятся',
      over: 'конец',
    },
    beats: {
      visitor: 'ждут вас',
      opponent: 'думает машина',
      travel: 'карты в пути',
      speak: 'звучит слово',
      gather: 'взятку собирают',
      open: 'лист читают',
    },
    events: {
      ACKNOWLEDGE: 'дальше',
      STOP: 'закончить вечер',
      UNDO: 'взять назад',
      FINISH_DEAL: 'доиграть сдачу',
      PAUSE: 'сделать паузу',
      RESUME: 'играть дальше',
      SET_PACE: 'выбрать темп',
      SET_PLAYERS: 'сменить игроков',
      DISMISS_HINT: 'убрать совет',
    },
  },
  stillThere: 'Вы ещё здесь? Коснитесь стола, иначе игра начнётся заново.',
  score: 'Счёт',
  breach: 'Против правил',
  askBreach: 'Всё равно сделать это?',
  yes: 'Да',
  no: 'Нет',

  confirm: 'Сыграть карту',
  confirmAuto: 'на телефоне два касания',
  confirmAlways: 'всегда два касания',
  confirmNever: 'всегда одно касание',
  indices: 'Знаки в углах',
  indicesAuto: 'на маленьких картах',
  indicesCorner: 'всегда',
  indicesNone: 'никогда',
  suits: 'Цвета мастей',
  suitsTwo: 'два цвета',
  suitsFour: 'четыре цвета',
  figures: 'Фигуры',
  figuresSingle: 'в рост',
  figuresDouble: 'двуглавые',
  pace: 'Темп',
  paceSlow: 'медленный',
  paceCalm: 'спокойный',
  paceQuick: 'быстрый',
  paceNone: 'без ожидания',
  opponents: 'Ваше общество',
  name: (player) => `Имя игрока ${player + 1}`,

  takeOver: 'Продолжить здесь',
  setAside: 'Отложить ту игру и сохранять эту',
  recordErrors: {
    'not-a-record': () => 'Это не запись игры.',
    'other-format': () => 'Формат этой записи столу незнаком.',
    'other-game': () => 'Это запись другой игры.',
    'broken-file': () => 'Эта запись повреждена: один из её ходов невозможен. Текущая игра продолжается.',
    'broken-move': () =>
      'Запись повреждена: один из ходов сделать нельзя. Она остаётся как есть; началась новая игра.',
    'kept-elsewhere': () => 'Эта игра идёт в другой вкладке; то, что вы сыграете здесь, не сохранится.',
    'kept-broken': () =>
      'Сохранённую игру не удалось прочесть. Она остаётся как есть; то, что вы играете сейчас, не сохранится.',
    'not-kept': () => 'Этой странице нельзя сохранять игру; она закончится, когда вы уйдёте.',
    options: () => 'В записи есть настройки, которых этот стол не знает.',
  },

  keyMap: [
    ['← →', 'к соседней карте'],
    ['Home, End', 'к первой карте, к последней'],
    ['Enter, пробел', 'сыграть карту'],
    ['A K Q J T 9 … 2', 'к следующей карте этого достоинства (A туз, K король, Q дама, J валет, T десятка)'],
    ['S H D C', 'к пикам, червам, бубнам, трефам'],
    ['I', 'совет'],
    ['W', 'почему эта карта?'],
    ['L', 'последняя взятка'],
    ['U', 'взять назад'],
    ['R', 'правила'],
    ['M', 'меню'],
    ['?', 'этот список'],
    ['Esc', 'закрыть'],
  ],

  step: (at, of) => `Карта ${at} из ${of}`,
  back: 'Назад',
  forth: 'Вперёд',
  noReason: 'Почему сыграна эта карта, не записано.',
  yields: 'Против этого:',
  nothingYet: 'Ещё ничего не сыграно.',
  takenBack: 'Ход взят назад.',
  counted: (best, deals, better) =>
    `Лучшая в ${best} из ${plural(deals, 'мысленного расклада', 'мысленных раскладов', 'мысленных раскладов')}${
      better
        ? `, на ${better.margin.toFixed(1).replace('.', ',')} взятки лучше, чем ${card(better.next)}`
        : ''
    }.`,

  errors: {
    'unknown-value': ({name = '', value = ''}) =>
      `«${value}» не подходит для «${name}»; стол берёт то, что обычно.`,
    opponent: () => 'Противник не нашёл карты.',
    advice: () => 'Совета получить не удалось.',
    'unknown-option': ({option = ''}) => `Стол не знает настройки «${option}».`,
    'bad-number': ({option = '', value = '', least = '', most = ''}) =>
      `«${value}» для «${option}»: нужно число от ${least} до ${most}.`,
    excluded: ({option = '', against = ''}) =>
      `«${option}» и «${against}» исключают друг друга; стол играет с обычными настройками.`,
    'bad-deal': () => 'Заданный расклад не удалось прочесть; карты сданы случайно.',
    failed: () => 'Стол остановлен из-за ошибки.',
  },
};
