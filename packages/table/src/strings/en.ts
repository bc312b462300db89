import {rankOf, suitOf} from '@quinola/cards';
import type {KitRoomWords} from '../strings.js';

const SUITS: Readonly<Record<string, string>> = {S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs'};

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'knave',
  T: 'ten',
  9: 'nine',
  8: 'eight',
  7: 'seven',
  6: 'six',
  5: 'five',
  4: 'four',
  3: 'three',
  2: 'two',
};

const suit = (sign: string): string => SUITS[sign] ?? sign;
/** A card by name: `nine of spades`. */
export const card = (face: string): string =>
  `${RANKS[rankOf(face)] ?? rankOf(face)} of ${suit(suitOf(face))}`;
/** A text with a capital letter. */
export const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** English: what a table says before its first card. */
export const en: KitRoomWords = {
  card,
  suit,
  rank: (rank) => (rank === 'T' ? '10' : rank),
  you: 'You',
  names: ['Caroline', 'Leopold', 'Constance', 'Gerold', 'Josepha', 'Florian', 'Amelia'],

  hand: 'Your hand',
  mayPlay: (name) => `${first(name)}, may be played`,
  mayNot: (name) => `${first(name)}, not now`,
  holds: (who, cards) => `${who.name}: ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  table: 'On the table',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', winning' : ''}`,
  tricks: (n) => `${n} ${n === 1 ? 'trick' : 'tricks'}`,
  partner: 'partner',
  dealer: 'dealer',

  menu: 'Menu',
  hint: 'Advice',
  why: 'Why?',
  last: 'Last trick',
  undo: 'Take back',
  start: 'Sit down to play',
  yourLead: 'Your turn: lead any card.',
  yourFollow: (sign) => `Your turn: follow ${suit(sign)}.`,
  yourFree: (sign) => `Your turn: no ${suit(sign)} in your hand, play any card.`,
  waits: (who) => (who.you ? 'It is your turn.' : `It is ${who.name}’s turn.`),
  waitsForSome: 'Some players are still thinking.',
  dealing: 'The cards are being dealt.',
  lost: 'Part of the table could not be loaded.',
  tryAgain: 'Try again',
};
