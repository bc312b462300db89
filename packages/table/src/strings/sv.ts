import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {KitRoomWords} from '../strings.js';

const SUITS: Readonly<Record<string, string>> = {S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver'};

/** Ranks after a suit (*hjärter tio*), and definite where they stand alone (*tian*). */
const RANKS: Readonly<Record<string, readonly [name: string, definite: string]>> = {
  A: ['ess', 'esset'],
  K: ['kung', 'kungen'],
  Q: ['dam', 'damen'],
  J: ['knekt', 'knekten'],
  T: ['tio', 'tian'],
  9: ['nio', 'nian'],
  8: ['åtta', 'åttan'],
  7: ['sju', 'sjuan'],
  6: ['sex', 'sexan'],
  5: ['fem', 'femman'],
  4: ['fyra', 'fyran'],
  3: ['tre', 'trean'],
  2: ['två', 'tvåan'],
};

const suit = (sign: string): string => SUITS[sign] ?? sign;
export const card = (face: Card): string =>
  `${suit(suitOf(face))} ${RANKS[rankOf(face)]?.[0] ?? rankOf(face)}`;

/** A text that begins a sentence. */
export const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** A rank that begins a sentence: `Tian`. */
export const theRank = (face: Card): string => first(RANKS[rankOf(face)]?.[1] ?? rankOf(face));

/** Swedish: what the room of a table says. */
export const sv: KitRoomWords = {
  card,
  suit,
  rank: (rank) => ({T: '10', A: 'E', Q: 'D', J: 'Kn'})[rank] ?? rank,
  you: 'Du',
  names: ['Karolina', 'Leopold', 'Constance', 'Gerold', 'Josefa', 'Florian', 'Amalia'],

  hand: 'Din hand',
  mayPlay: (name) => `${first(name)}, kan spelas`,
  mayNot: (name) => `${first(name)}, inte nu`,
  holds: (who, cards) => `${who.name}: ${cards} kort`,
  table: 'På bordet',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', tar sticket' : ''}`,
  tricks: (n) => `${n} stick`,
  partner: 'partner',
  dealer: 'ger',

  menu: 'Meny',
  hint: 'Råd',
  why: 'Varför?',
  last: 'Förra sticket',
  undo: 'Ta tillbaka',
  start: 'Slå dig ner och spela',
  yourLead: 'Din tur: spela ut vilket kort du vill.',
  yourFollow: (sign) => `Din tur: bekänn ${suit(sign)}.`,
  yourFree: (sign) => `Din tur: du är renons i ${suit(sign)}, lägg vilket kort du vill.`,
  waits: (who) => (who.you ? 'Det är din tur.' : `${who.name} är i tur.`),
  waitsForSome: 'Några spelare tänker fortfarande.',
  dealing: 'Korten ges.',
  lost: 'En del av bordet kunde inte hämtas.',
  tryAgain: 'Försök igen',
};
