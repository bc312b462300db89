import {first, plural} from '@quinola/table/strings/ru.js';
import type {PatiencePanelWords} from '../types.js';

type Gender = 'm' | 'f' | 'n';

/** What piles are called, with their gender. */
const NOUNS: Readonly<Record<string, readonly [noun: string, gender: Gender]>> = {
  fans: ['веер', 'm'],
  columns: ['столбец', 'm'],
  corners: ['угловая пачка', 'f'],
  left: ['левая пачка', 'f'],
  right: ['правая пачка', 'f'],
  sails: ['крыло', 'n'],
  angles: ['угол', 'm'],
  centre: ['середина', 'f'],
  circle: ['пачка', 'f'],
  hours: ['час', 'm'],
  row: ['место', 'n'],
  ring: ['место', 'n'],
  queens: ['дама', 'f'],
  shah: ['шах', 'm'],
  stock: ['колода', 'f'],
  talon: ['талон', 'm'],
  foundation: ['основание', 'n'],
  packet: ['пачка', 'f'],
  display: ['рисунок', 'm'],
  kingPacket: ['королевская пачка', 'f'],
};

const STEMS = [
  '',
  'перв',
  'втор',
  'трет',
  'четвёрт',
  'пят',
  'шест',
  'седьм',
  'восьм',
  'девят',
  'десят',
  'одиннадцат',
  'двенадцат',
  'тринадцат',
  'четырнадцат',
  'пятнадцат',
  'шестнадцат',
  'семнадцат',
  'восемнадцат',
  'девятнадцат',
  'двадцат',
];

/** `третий`, `двадцать первая`; with a genitive for masculines: `второго`. */
function ordinal(nth: number, gender: Gender | 'gen'): string {
  if (nth > 20 && nth < 40 && nth !== 30)
    return `${nth < 30 ? 'двадцать' : 'тридцать'} ${ordinal(nth % 10, gender)}`;
  const stem = nth === 30 ? 'тридцат' : STEMS[nth];
  if (stem === undefined) return `№ ${nth}`;
  if (nth === 3) return `трет${{m: 'ий', f: 'ья', n: 'ье', gen: 'ьего'}[gender]}`;
  return stem + {m: [2, 6, 7, 8].includes(nth) ? 'ой' : 'ый', f: 'ая', n: 'ое', gen: 'ого'}[gender];
}

const cards = (count: number): string => plural(count, 'карта', 'карты', 'карт');
const moves = (count: number): string => plural(count, 'ход', 'хода', 'ходов');
const or = (list: readonly string[]): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} или ${list.at(-1)!}` : (list[0] ?? '');

/** Russian: panels of a patience table, and what is said of what happens. */
export const panels: PatiencePanelWords = {
  book: {
    turn: 'Открыть карту',
    refill: 'Закрыть пустыя мѣста',
    row: 'Слѣдующій рядъ',
    circle: 'Слѣдующій кругъ',
    leave: 'Оставить',
    redeal: 'Повторить: повтореніе игры',
    look: 'Просмотрѣть пачку',
    show: 'Годныя карты',
    card: 'Слѣдующая карта',
    hint: 'Совѣтъ',
    cameOut: 'Пасьянсъ вышелъ',
    stuck: 'Пасьянсъ не удался',
  },
  pile({id, role, n}, index) {
    const [, group = id, number] = /^(row|ring)(\d)$/.exec(id) ?? [];
    const [noun, gender] =
      (role === 'packet' && group === 'kings' ? NOUNS['kingPacket'] : NOUNS[group]) ?? NOUNS[role]!;
    if (n === 1) return noun;
    return `${ordinal(index + 1, gender)} ${noun}${number ? ` ${ordinal(Number(number), 'gen')} ${group === 'row' ? 'ряда' : 'круга'}` : ''}`;
  },
  lies: (card, pile) => `${card}, ${pile}`,
  empty: (pile) => `${pile}, пусто`,
  hidden: (pile, count) => `${pile}, ${cards(count)}`,

  goes: (places) => `, можно сюда: ${or(places)}`,
  toFoundation: 'основание',
  picked: ', в руке',
  pileTakes: (names) =>
    names.length ? `Принимает: ${names.join(', ')}` : 'Эта стопка сейчас карт не принимает',
  takes: (card) => `, принимает карту: ${card}`,
  moved: (card, way, onto) =>
    way === 'turn'
      ? `Открыта карта: ${card}.`
      : way === 'base' || way === 'play' || way === 'rescue'
        ? `На основание: ${card}.`
        : `${first(card)}, теперь здесь: ${onto}.`,
  gathered: 'Карты собраны.',
  asked: {
    laying: 'Откройте следующую карту или сыграйте подходящую.',
    falling: 'Только что положенную карту можно сыграть или оставить.',
    refilling: 'Место свободно: выберите карту, которая его займёт.',
    must: 'Теперь используйте карту, которую освободил этот ход.',
  },
  ledOut: 'Путь к концу показал помощник, поэтому в ваши победы этот пасьянс не идёт.',
  allHome: 'Убрать все подходящие',
  cameOut: 'Пасьянс вышел',
  stuck: 'Больше ничего сделать нельзя',
  stuckText: 'Пасьянс не удался. Можно взять ходы назад или спросить о пути, который вы упустили.',
  refusals: {
    'not-now': () => 'Сейчас этого сделать нельзя.',
    'does-not-fit': () => 'Сюда она не подходит.',
    covered: () => 'Эта карта закрыта другими.',
    'no-card': () => 'Здесь нет карты.',
    'fill-first': () => 'Сначала заполните свободные места.',
    'still-dealing': () => 'Карты ещё раскладываются.',
    'use-the-transfer': () => 'Сначала используйте карту, которую освободил ваш последний ход.',
    'not-stuck': () => 'Только когда больше ничего сделать нельзя.',
    'no-redeal': () => 'Разложить снова нельзя.',
    over: () => 'Игра окончена.',
    'other-cards': () => 'Этой карты нет на этой стопке.',
    'not-your-turn': () => 'Подождите, пока карты будут разложены.',
  },

  another: 'Новый расклад',
  again: 'Этот расклад с начала',
  named: 'Выбрать расклад по названию',
  namedText: 'Любые слова: одни и те же слова дают всем одни и те же карты.',
  name: 'Название',
  begin: 'Разложить',
  proven: 'Расклад, который выходит',
  trying: (nth) => `Пробуем расклад: ${nth} …`,
  provenText: 'В этом пасьянсе помощник не умеет его искать.',
  difficulty: (turns) => (turns < 12 ? 'лёгкий' : turns < 30 ? 'над ним надо подумать' : 'трудный'),
  games: 'Другой пасьянс',
  goal: 'Готовый рисунок',
  goalText: 'Так он выглядит, когда вышел.',
  askAnother: 'Начатая игра пропадёт. Начать новую?',
  rescueText:
    'Ни одного основания начать нельзя: из шестого ряда можно взять одного туза и одного короля. Каких?',
  lookText: 'Сначала нижняя карта.',

  inquiry: 'Может ли ещё выйти?',
  inquiryText: 'Помощник в вашем браузере пробует отсюда все пути.',
  lookIn: 'Заглянуть в колоду',
  lookInText:
    'Чтобы знать наверняка, помощник должен смотреть на карты, которых вы не видите, и советовать с их учётом.',
  withoutLooking: 'Только по картам, которые вы видите',
  searching: (nodes, most) =>
    `Просмотрено положений: ${nodes.toLocaleString('ru')}, предел ${most.toLocaleString('ru')} …`,
  stop: 'Остановить',
  canCome: 'Да: он может выйти.',
  cannotCome: 'Нет: испробованы все пути, и ни один не ведёт к концу.',
  unknown: 'Неизвестно: помощник не нашёл пути, но и не испробовал всех.',
  showWay: 'Показать путь',
  nextOfWay: 'Следующий ход пути',
  wayLeft: (count) => `До конца ${moves(count)}.`,

  statistics: 'Ваши игры',
  played: 'сыграно',
  came: 'вышло',
  best: 'кратчай\u00adший путь',
  bestLine: moves,
  erase: 'Стереть',
  exported: 'Сохранить',
  nothingPlayed: 'Пока ничего не сыграно.',
  local: 'Они хранятся только в этом браузере.',
  adviceNone: 'Остаётся только взять ход назад.',
  patienceKeys: [
    ['← → ↑ ↓', 'к следующей пачке'],
    ['Enter, пробел', 'взять, положить; дважды: на основание или на единственное место'],
    ['Esc', 'отпустить, закрыть'],
    ['P', 'открыть карту, следующая карта или ряд'],
    ['F', 'годные карты'],
    ['X, L', 'просмотреть пачку'],
    ['U', 'взять назад'],
    ['Y', 'повторить ход'],
    ['I, W', 'совет'],
    ['H', 'убрать все подходящие'],
    ['C', 'может ли ещё выйти?'],
    ['G', 'готовый рисунок'],
    ['R', 'правила'],
    ['M', 'меню'],
    ['?', 'этот список'],
  ],
};
