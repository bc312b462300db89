import {TAROK_78, type Card} from '@quinola/cards';
import {strength, suit, valueOf} from '../values.js';

/** The suits of the masks; taroks first, Sky being their rank 0. */
export const SUITS = 'TSHDC';

/** Cards by number: suit << 5 | strength. */
const cards: Card[] = [];
const numbers = new Map<Card, number>();
/** What each card counts, by number. */
export const VALUE = new Int32Array(160);
/** All cards of each suit. */
export const WHOLE = new Int32Array(5);

for (const card of TAROK_78.cards) {
  const number = (SUITS.indexOf(suit(card)) << 5) | strength(card);
  cards[number] = card;
  numbers.set(card, number);
  VALUE[number] = valueOf(card);
  WHOLE[number >> 5]! |= 1 << (number & 31);
}

/** Sky, the Pagat and XXI as numbers, and the ranks of the figures of a suit from the king down. */
export const SKY_NUMBER = 0,
  PAGAT_NUMBER = 1,
  XXI_NUMBER = 21;
export const KING = 14,
  QUEEN = 13,
  KNIGHT = 12,
  KNAVE = 11;

/** The mask of Sky, and that of the figures of a suit. */
export const SKY_BIT = 1;
export const FIGURES = (1 << KING) | (1 << QUEEN) | (1 << KNIGHT) | (1 << KNAVE);

/** A card's number. */
export function numberOf(card: Card): number {
  return numbers.get(card)!;
}

/** The card of a number. */
export function cardOf(number: number): Card {
  return cards[number]!;
}

/** How many bits a mask has. */
export function count(mask: number): number {
  let n = mask - ((mask >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return Math.imul((n + (n >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

/** Rank of the highest card of a mask, which has one. */
export function highestOf(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** Rank of the lowest card of a mask, which has one. */
export function lowestOf(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
