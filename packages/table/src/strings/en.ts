import {rankOf, suitOf} from '@quinola/cards';
import type {KitStrings} from '../strings.js';

const SUITS: Readonly<Record<string, string>> = {S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs'};

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace', K: 'king', Q: 'queen', J: 'knave', T: 'ten',
  9: 'nine', 8: 'eight', 7: 'seven', 6: 'six', 5: 'five', 4: 'four', 3: 'three', 2: 'two',
};

const suit = (sign: string): string => SUITS[sign] ?? sign;
/** A card by name: `nine of spades`. */
export const card = (face: string): string => `${RANKS[rankOf(face)] ?? rankOf(face)} of ${suit(suitOf(face))}`;
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** English: what a table says before its first card. */
export const en: KitStrings = {
  card,
  suit,
  rank: (rank) => (rank === 'T' ? '10' : rank),
  you: 'You',
  names: ['Caroline', 'Leopold', 'Constance', 'Gerold', 'Josepha'],

  hand: 'Your hand',
  mayPlay: (face) => `${first(card(face))}, may be played`,
  mayNot: (face) => `${first(card(face))}, not now`,
  onceMore: (face) => `${first(card(face))}, chosen: once more to play it`,
  holds: (who, cards) => `${who.name}: ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  table: 'On the table',
  lies: (who, face, best) => `${who.name}: ${card(face)}${best ? ', winning' : ''}`,
  thinks: (who) => `${who.name} is thinking`,
  partner: 'partner',
  dealer: 'dealer',
  led: 'led',

  menu: 'Menu',
  advice: 'Advice',
  why: 'Why this card?',
  lastTrick: 'Last trick',
  undo: 'Take back',
  rules: 'Rules',
  close: 'Close',
  goOn: 'Go on',
  start: 'Sit down to play',
};
