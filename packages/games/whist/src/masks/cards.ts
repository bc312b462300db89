import type {Card} from '@quinola/cards';

/** The suits in the order of their numbers. */
export const SUITS = 'SHDC';

const RANKS = '23456789TJQKA';

/** All thirteen ranks of a suit. */
export const WHOLE_SUIT = 0x1fff;

/** Ranks of the figures in a mask: bit 0 is the two, bit 12 the ace. */
export const JACK = 9,
  QUEEN = 10,
  KING = 11,
  ACE = 12;

/** The ace, king, queen and knave. */
export const FIGURES = (1 << ACE) | (1 << KING) | (1 << QUEEN) | (1 << JACK);

/** The ace, king and queen. */
export const TOPS = (1 << ACE) | (1 << KING) | (1 << QUEEN);

/** The number of a card as the solver counts it, `suit << 5 | rank`. */
export function numberOf(card: Card): number {
  return (SUITS.indexOf(card[1]!) << 5) | RANKS.indexOf(card[0]!);
}

/** The card of a number. */
export function cardOf(number: number): Card {
  return RANKS[number & 31]! + SUITS[number >> 5]!;
}

/** How many cards a holding of one suit has, by holding. */
export const COUNT = new Uint8Array(WHOLE_SUIT + 1);
for (let held = 1; held <= WHOLE_SUIT; held++) COUNT[held] = COUNT[held >> 1]! + (held & 1);

/** The rank of the highest card of a holding; -1 of none. */
export function top(held: number): number {
  return 31 - Math.clz32(held);
}

/** The rank of the lowest card of a holding; -1 of none. */
export function low(held: number): number {
  return 31 - Math.clz32(held & -held);
}

/** How many adjoining cards stand at the head of a holding. */
export function run(held: number): number {
  return Math.clz32(~(held << Math.clz32(held)));
}
