import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {KitRoomWords} from '../strings.js';

/** Suits in the nominative, and in the genitive of the plural: *do kierów*. */
const SUITS: Readonly<Record<string, readonly [one: string, genitive: string]>> = {
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
export const card = (face: Card): string => `${theRank(face)} ${suit(suitOf(face))}`;

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

/** Polish: what the room of a table says. */
export const pl: KitRoomWords = {
  card,
  suit,
  rank: (rank) => ({T: '10', Q: 'D', J: 'W'})[rank] ?? rank,
  you: 'Ty',
  names: ['Karolina', 'Leopold', 'Konstancja', 'Gerard', 'Józefa', 'Florian', 'Amelia'],

  hand: 'Twoje karty',
  mayPlay: (name) => `${first(name)}, można zagrać`,
  mayNot: (name) => `${first(name)}, nie teraz`,
  holds: (who, cards) => `${who.name}: ${plural(cards, 'karta', 'karty', 'kart')}`,
  table: 'Na stole',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', bierze' : ''}`,
  tricks: (n) => plural(n, 'lewa', 'lewy', 'lew'),
  partner: 'partner',
  dealer: 'rozdający',

  menu: 'Menu',
  hint: 'Rada',
  why: 'Dlaczego?',
  last: 'Ostatnia lewa',
  undo: 'Cofnij',
  start: 'Zasiądź do gry',
  yourLead: 'Twoja kolej: wyjdź dowolną kartą.',
  yourFollow: (sign) => `Twoja kolej: dołóż do ${ofSuit(sign)}.`,
  yourFree: (sign) => `Twoja kolej: nie masz ${ofSuit(sign)}, graj, co chcesz.`,
  waits: (who) => (who.you ? 'Twoja kolej.' : `Kolej na gracza: ${who.name}.`),
  waitsForSome: 'Niektórzy gracze jeszcze się zastanawiają.',
  dealing: 'Trwa rozdawanie.',
  lost: 'Nie udało się pobrać części stołu.',
  tryAgain: 'Spróbuj ponownie',
};
