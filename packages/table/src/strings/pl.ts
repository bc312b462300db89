import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {KitLanguage} from '../strings.js';

/** Suits in the nominative, and in the genitive of the plural: *do kierów*. */
const SUITS: Readonly<Record<string, readonly [one: string, of: string]>> = {
  S: ['pik', 'pików'],
  H: ['kier', 'kierów'],
  D: ['karo', 'kar'],
  C: ['trefl', 'trefli'],
};

/** Ranks in the nominative and the accusative: *gra asa, gra dziesiątkę*. */
const RANKS: Readonly<Record<string, readonly [nom: string, acc: string]>> = {
  A: ['as', 'asa'],
  K: ['król', 'króla'],
  Q: ['dama', 'damę'],
  J: ['walet', 'waleta'],
  T: ['dziesiątka', 'dziesiątkę'],
  9: ['dziewiątka', 'dziewiątkę'],
  8: ['ósemka', 'ósemkę'],
  7: ['siódemka', 'siódemkę'],
  6: ['szóstka', 'szóstkę'],
  5: ['piątka', 'piątkę'],
  4: ['czwórka', 'czwórkę'],
  3: ['trójka', 'trójkę'],
  2: ['dwójka', 'dwójkę'],
};

const suit = (sign: string): string => SUITS[sign]?.[0] ?? sign;
const card = (face: Card): string => `${theRank(face)} ${suit(suitOf(face))}`;

/** A text that begins a sentence. */
export const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const RULES = new Intl.PluralRules('pl');

/** The form of a word that goes with a number: 1 *karta*, 2-4 *karty*, 5 *kart*; 12-14 *kart*, 22 *karty*. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = RULES.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** A suit in the genitive of the plural: `kierów`. */
export const ofSuit = (sign: string): string => SUITS[sign]?.[1] ?? sign;

/** A card as an object: `dziesiątkę kier`. */
export const theCard = (face: Card): string =>
  `${RANKS[rankOf(face)]?.[1] ?? rankOf(face)} ${suit(suitOf(face))}`;

/** A rank by name: `król`. */
export function theRank(face: Card): string {
  return RANKS[rankOf(face)]?.[0] ?? rankOf(face);
}

/** Polish: the kit. */
export const pl: KitLanguage = {
  card,
  suit,
  rank: (rank) => ({T: '10', Q: 'D', J: 'W'})[rank] ?? rank,
  you: 'Ty',
  names: ['Karolina', 'Leopold', 'Konstancja', 'Gerard', 'Józefa'],

  hand: 'Twoje karty',
  mayPlay: (name) => `${first(name)}, można zagrać`,
  mayNot: (name) => `${first(name)}, nie teraz`,
  onceMore: (name) => `${first(name)}, twój wybór: jeszcze raz, by zagrać`,
  holds: (who, cards) => `${who.name}: ${plural(cards, 'karta', 'karty', 'kart')}`,
  table: 'Na stole',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', bierze' : ''}`,
  thinks: (who) => (who.you ? 'Myślisz' : `${who.name} myśli`),
  partner: 'partner',
  dealer: 'rozdający',
  led: 'wyjście',

  menu: 'Menu',
  hint: 'Rada',
  why: 'Dlaczego ta karta?',
  last: 'Ostatnia lewa',
  undo: 'Cofnij',
  rules: 'Zasady',
  chart: 'Jak toczy się gra',
  close: 'Zamknij',
  goOn: 'Dalej',
  start: 'Zasiądź do gry',
  lost: 'Nie udało się pobrać części stołu. Może pomóc ponowne wczytanie strony.',

  played: 'Kto co zagrał?',
  settings: 'Ustawienia',
  keys: 'Klawisze',
  finish: 'Dograj to rozdanie za mnie',
  pause: 'Pauza',
  resume: 'Graj dalej',
  newDeal: 'Te same karty od nowa',
  newMatch: 'Nowy wieczór gry',
  askNew: 'Trwający wieczór gry przepadnie. Zacząć nowy?',
  replay: 'Powtórka',
  record: 'Zapis gry',
  save: 'Zachowaj zapis gry',
  load: 'Otwórz zapis gry',
  askLoad: 'Trwająca gra przepadnie. Grać dalej według zapisu?',
  link: 'Kopiuj odnośnik do tych kart',
  linkFirst: 'Kopiuj odnośnik do kart tego wieczoru, od pierwszego rozdania',
  copied: 'Odnośnik skopiowano.',
  copyTag: 'Wstaw ten stolik na stronę',
  copyAs: 'W postaci',
  ways: {
    tag: 'znacznika',
    file: 'znacznika i jednego pliku',
    frame: 'ramki (iframe)',
    wordpress: 'shortcode’u WordPressa',
  },
  sameDeal: 'Z tym samym rozdaniem',
  sameFirst: 'Z kartami tego wieczoru, od pierwszego rozdania',
  copy: 'Kopiuj',
  copiedText: 'Skopiowano.',
  copyByHand: 'Przeglądarka na to nie pozwala: tekst jest zaznaczony, skopiuj go samodzielnie.',
  tableHere: 'Tu stoi stolik do gry w karty; potrzebuje JavaScriptu i przeglądarki z ostatnich lat.',
  kept: 'Przechowywane w tej przeglądarce',
  keptNothing: 'Nic nie jest przechowywane.',
  keptMatch: (key) => `Gra („${key}”)`,
  keptCount: 'Twoje wyniki',
  erase: 'Usuń wszystko',
  erased: 'Usunięto.',
  chartWords: {
    intro:
      'Gra tak, jak toczy się przy tym stole: jej stany, co może się w każdym zdarzyć i dokąd to prowadzi. Miejsce, w którym jesteś, jest zaznaczone.',
    here: 'teraz tutaj',
    leads: 'prowadzi do',
    again: 'znowu tutaj',
    always: 'W każdej chwili',
    kinds: {
      asking: 'pyta się kogoś',
      chance: 'rozstrzyga przypadek',
      sheet: 'arkusz leży na stole',
      deciding: 'drogi się rozchodzą',
      over: 'koniec',
    },
    beats: {
      visitor: 'czekamy na ciebie',
      opponent: 'maszyna myśli',
      travel: 'karty wędrują',
      speak: 'pada słowo',
      gather: 'zbiera się lewę',
      open: 'czyta się arkusz',
    },
    events: {
      ACKNOWLEDGE: 'dalej',
      STOP: 'zakończyć wieczór',
      UNDO: 'cofnąć',
      FINISH_DEAL: 'dograć rozdanie',
      PAUSE: 'zrobić pauzę',
      RESUME: 'grać dalej',
      SET_PACE: 'ustawić tempo',
      SET_PLAYERS: 'zmienić graczy',
      DISMISS_HINT: 'schować radę',
    },
  },
  stillThere: 'Czy nadal tu jesteś? Dotknij stolika, inaczej gra zacznie się od nowa.',
  score: 'Stan gry',
  breach: 'Wbrew zasadom',
  askBreach: 'Zrobić to mimo wszystko?',
  yes: 'Tak',
  no: 'Nie',

  confirm: 'Zagranie karty',
  confirmAuto: 'w telefonie dwa dotknięcia',
  confirmAlways: 'zawsze dwa dotknięcia',
  confirmNever: 'zawsze jedno dotknięcie',
  indices: 'Znaki w rogach',
  indicesAuto: 'na małych kartach',
  indicesCorner: 'zawsze',
  indicesNone: 'nigdy',
  suits: 'Barwy kart',
  suitsTwo: 'dwie barwy',
  suitsFour: 'cztery barwy',
  figures: 'Figury',
  figuresSingle: 'stojące',
  figuresDouble: 'dwugłowe',
  pace: 'Tempo',
  paceSlow: 'wolne',
  paceCalm: 'spokojne',
  paceQuick: 'szybkie',
  paceNone: 'bez czekania',
  opponents: 'Twoje towarzystwo',
  name: (player) => `Imię gracza ${player + 1}`,

  takeOver: 'Graj dalej tutaj',
  setAside: 'Odłóż tamtą i zachowaj tę grę',
  recordErrors: {
    'not-a-record': () => 'To nie jest zapis gry.',
    'other-format': () => 'Tego formatu zapisu stół nie zna.',
    'other-game': () => 'To zapis innej gry.',
    'broken-file': () =>
      'Ten zapis jest uszkodzony: jednego z ruchów nie da się wykonać. Bieżąca gra toczy się dalej.',
    'broken-move': () =>
      'Ten zapis jest uszkodzony: jednego z ruchów nie da się wykonać. Pozostaje nietknięty; zaczęła się nowa gra.',
    'kept-elsewhere': () =>
      'Ta gra toczy się w innej karcie przeglądarki; to, co zagrasz tutaj, nie zostanie zachowane.',
    'kept-broken': () =>
      'Zachowanej tu gry nie da się odczytać. Pozostaje nietknięta; to, co teraz zagrasz, nie zostanie zachowane.',
    'not-kept': () => 'Tej stronie nie wolno zachować gry; skończy się, gdy ją opuścisz.',
    options: () => 'Ten zapis ma ustawienia, których stół nie zna.',
  },

  keyMap: [
    ['← →', 'do następnej karty'],
    ['Home, End', 'do pierwszej karty, do ostatniej'],
    ['Enter, spacja', 'zagraj kartę'],
    ['A K Q J T 9 … 2', 'do następnej karty tej wysokości (Q dama, J walet, T dziesiątka)'],
    ['S H D C', 'do pików, kierów, kar, trefli'],
    ['I', 'rada'],
    ['W', 'dlaczego ta karta?'],
    ['L', 'ostatnia lewa'],
    ['U', 'cofnij'],
    ['R', 'zasady'],
    ['M', 'menu'],
    ['?', 'ta lista'],
    ['Esc', 'zamknij'],
  ],

  step: (at, of) => `Karta ${at} z ${of}`,
  back: 'Wstecz',
  forth: 'Dalej',
  noReason: 'Przy tej karcie nie zapisano powodu.',
  yields: 'Przeciw przemawia:',
  nothingYet: 'Jeszcze nic nie zagrano.',
  takenBack: 'Cofnięto.',
  counted: (best, deals, better) =>
    `Najlepsza w ${best} z ${plural(deals, 'pomyślanego rozdania', 'pomyślanych rozdań', 'pomyślanych rozdań')}${
      better ? `, o ${better.margin.toFixed(1).replace('.', ',')} lewy lepsza niż ${card(better.next)}` : ''
    }.`,

  errors: {
    'unknown-value': ({name = '', value = ''}) =>
      `„${value}” nie jest wartością „${name}”; stół przyjmuje zwykłą.`,
    opponent: () => 'Przeciwnik nie znalazł karty.',
    advice: () => 'Nie udało się uzyskać rady.',
    'unknown-option': ({option = ''}) => `Stół nie zna ustawienia „${option}”.`,
    'bad-number': ({option = '', value = '', least = '', most = ''}) =>
      `„${value}” w „${option}”: potrzebna liczba od ${least} do ${most}.`,
    excluded: ({option = '', against = ''}) =>
      `„${option}” i „${against}” wykluczają się; stół gra według zwykłych ustawień.`,
    'bad-deal': () => 'Zadanego rozdania nie da się odczytać; karty rozda przypadek.',
    failed: () => 'Błąd zatrzymał stół.',
  },
};
