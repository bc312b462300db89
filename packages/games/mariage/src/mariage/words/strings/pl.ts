import {rankOf, suitOf} from '@quinola/cards';
import {card, pl as kit, plural} from '@quinola/table/strings/pl.js';
import type {MariageRoomWords} from '../types.js';

const cards = (number: number): string => plural(number, 'karta', 'karty', 'kart');

/** Suits as nouns, and as adjectives with a masculine and a feminine card: *król żołędny*, *kralka żołędna*. */
const SUITS: Readonly<Record<string, readonly [name: string, he: string, she: string]>> = {
  C: ['żołądź', 'żołędny', 'żołędna'],
  S: ['wino', 'winny', 'winna'],
  H: ['czerwień', 'czerwienny', 'czerwienna'],
  D: ['dzwonek', 'dzwonkowy', 'dzwonkowa'],
};
const RANKS: Readonly<Record<string, string>> = {
  A: 'tuz',
  K: 'król',
  Q: 'wyżnik',
  J: 'niżnik',
  T: 'kralka',
  9: 'dziewiątka',
  8: 'ósemka',
  7: 'siódemka',
  6: 'szóstka',
};

/** Polish: the room of Mariage. */
export const pl: MariageRoomWords = {
  title: 'Mariasz',
  subtitle: 'Polska, do 131',
  names: {
    german: {
      card(face) {
        const rank = RANKS[rankOf(face)]!;
        return `${rank} ${SUITS[suitOf(face)]![rank.endsWith('a') ? 2 : 1]}`;
      },
      suit: (sign) => SUITS[sign]?.[0] ?? sign,
      rank: (rank) => ({A: 'T', Q: 'W', J: 'N', T: 'X'})[rank] ?? rank,
    },
    french: {card, suit: kit.suit, rank: kit.rank},
  },
  trump: 'Kozer:',
  partia: (partia, round) => `partia ${partia}, rozdanie ${round}`,
  left: (number) => `zostało ${number}`,
  talon: (turned, number) =>
    turned === null
      ? `Talon: do wzięcia ${cards(number)}`
      : `Talon: do wzięcia ${cards(number)}, ostatnia leży odkryta: ${turned}`,
  partner: 'partner',
  us: (partner) => `Ty i ${partner}`,
  shows: (faces) => `Pokazuje: ${faces.join(', ')}`,
  points: (name, points, goal) => `${name}: ${points} z ${plural(goal, 'punktu', 'punktów', 'punktów')}`,
  madeOf: (before, won, marriages) =>
    [
      ...(before ? [`z dawnych ${before}`] : []),
      `w kartach ${won}`,
      ...(marriages ? [`za mariasze ${marriages}`] : []),
    ].join(', '),
  hidden: 'liczy się w myśli',
  inTheHead: (name) => `${name}: punkty liczy się w myśli`,
  nothingHidden: 'Talon się skończył: odtąd nic nie jest ukryte. Dokładaj do koloru i bij, jeśli możesz.',
  yourTurn: {
    draw: 'Twoja kolej: ciągnij kartę; najniższa rozdaje',
    cutTrump: 'Twoja kolej: przełóż i pokaż kozer',
    cut: 'Twoja kolej: przełóż karty',
    lead: 'Twoja kolej: wyjdź dowolną kartą',
    any: 'Twoja kolej: dowolna karta, póki jest talon',
    follow: (name, overtakes) => `Twoja kolej: dołóż ${name}${overtakes ? ' i bij, jeśli możesz' : ''}`,
    free: () => 'Twoja kolej: koloru brak; bij kozerem, jeśli możesz',
    couple: (faces) => `Twoja kolej: zagraj, co zapowiadasz: ${faces.join(' albo ')}`,
  },
};
