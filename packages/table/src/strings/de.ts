import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {KitRoomWords} from '../strings.js';

const SUITS: Readonly<Record<string, string>> = {S: 'Pik', H: 'Herz', D: 'Karo', C: 'Treff'};

const NUMBERS: Readonly<Record<string, string>> = {
  T: 'Zehn',
  9: 'Neun',
  8: 'Acht',
  7: 'Sieben',
  6: 'Sechs',
  5: 'Fünf',
  4: 'Vier',
  3: 'Drei',
  2: 'Zwei',
};

/** Article and name of a rank; numbers are feminine. The knave is a weak noun. */
const NAMES: Readonly<Record<string, Readonly<Record<Case, readonly [article: string, name: string]>>>> = {
  A: {nom: ['das', 'Ass'], acc: ['das', 'Ass']},
  K: {nom: ['der', 'König'], acc: ['den', 'König']},
  Q: {nom: ['die', 'Dame'], acc: ['die', 'Dame']},
  J: {nom: ['der', 'Bube'], acc: ['den', 'Buben']},
};

type Case = 'nom' | 'acc';

const named = (rank: string, grammar: Case): readonly [string, string] =>
  NAMES[rank]?.[grammar] ?? ['die', NUMBERS[rank] ?? rank];
const suit = (sign: string): string => SUITS[sign] ?? sign;
const card = (face: Card): string => `${suit(suitOf(face))}-${named(rankOf(face), 'nom')[1]}`;

/** A card with its article: `der Herz-Bube`, as an object `den Herz-Buben`. */
export function theCard(face: Card, grammar: Case = 'acc'): string {
  const [article, name] = named(rankOf(face), grammar);
  return `${article} ${suit(suitOf(face))}-${name}`;
}

/** A rank with its article, to begin a sentence: `Der König`. */
export function theRank(face: Card): string {
  const [article, name] = named(rankOf(face), 'nom');
  return `${article[0]!.toUpperCase()}${article.slice(1)} ${name}`;
}

/** German: what the room of a table says. */
export const de: KitRoomWords = {
  card,
  suit,
  rank: (rank) => ({T: '10', Q: 'D', J: 'B'})[rank] ?? rank,
  you: 'Sie',
  names: ['Caroline', 'Leopold', 'Constanze', 'Gerold', 'Josepha', 'Florian', 'Amalie'],

  hand: 'Ihr Blatt',
  mayPlay: (name) => `${name}, spielbar`,
  mayNot: (name) => `${name}, jetzt nicht`,
  holds: (who, cards) => `${who.name}: ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  table: 'Auf dem Tisch',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', sticht' : ''}`,
  tricks: (n) => `${n} ${n === 1 ? 'Stich' : 'Stiche'}`,
  partner: 'Partner',
  dealer: 'Geber',

  menu: 'Menü',
  hint: 'Rat',
  why: 'Warum?',
  last: 'Letzter Stich',
  undo: 'Zurücknehmen',
  start: 'Platz nehmen',
  yourLead: 'Sie spielen aus, was Sie wollen.',
  yourFollow: (sign) => `Sie sind an der Reihe: ${suit(sign)} bedienen.`,
  yourFree: (sign) => `Sie sind an der Reihe: kein ${suit(sign)} im Blatt, jede Karte ist erlaubt.`,
  waits: (who) => `${who.name} ${who.you ? 'sind' : 'ist'} an der Reihe.`,
  waitsForSome: 'Einige Spieler überlegen noch.',
  dealing: 'Die Karten werden gegeben.',
  lost: 'Ein Teil des Tisches war nicht zu laden.',
  tryAgain: 'Noch einmal versuchen',
};
