import type {Card} from '@quinola/cards';
import {trickBonus, trickPoints, type PiquetOptions} from '../rules/index.js';
import type {Counts} from './exact.js';

// Cards as bits of one number, eight for each suit: spades, hearts, diamonds, clubs, each from the seven to the ace.

const SUITS = 'SHDC',
  RANKS = '789TJQKA';

/** The cards by their numbers. */
export const CARDS: readonly Card[] = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

const NUMBERS = new Map(CARDS.map((card, number) => [card, number]));

/** The number of a card, 0 to 31. */
export const numberOf = (card: Card): number => NUMBERS.get(card)!;

/** Cards as bits. */
export function bitsOf(cards: readonly Card[]): number {
  let bits = 0;
  for (const card of cards) bits |= 1 << numberOf(card);
  return bits;
}

/** The cards of some bits. */
export function cardsIn(bits: number): readonly Card[] {
  const found: Card[] = [];
  for (let left = bits; left; left &= left - 1) found.push(CARDS[31 - Math.clz32(left & -left)]!);
  return found;
}

/** How many bits are set. */
export function countIn(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What tricks count by the rules agreed; that small cards may count nothing when they are led is left out of account. */
export function countsOf(options: PiquetOptions): Counts {
  const gain = (number: number, leaderWins: boolean): number => {
    const {leader, follower} = trickPoints('AS', number, leaderWins, options);
    return leader - follower;
  };
  return {
    lead: gain(1, true),
    lastTaken: gain(12, true),
    lastLost: gain(12, false),
    capot: trickBonus(12, options),
  };
}
