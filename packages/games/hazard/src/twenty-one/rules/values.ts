import {FRENCH_52, frenchPack, rankOf, type Card, type Pack} from '@quinola/cards';
import type {TwentyOneOptions} from './options.js';

// What cards count (section 2), and what a hand is (sections 4 to 6).

const SMALL = frenchPack('french-24', [...'9TJQKA']);

/** The cards that are played with. */
export const packOf = ({pack}: Pick<TwentyOneOptions, 'pack'>): Pack =>
  pack === 'small' ? SMALL : FRENCH_52;

const VALUES: Readonly<Record<string, number>> = {T: 10, J: 2, Q: 3, K: 4, A: 11};

/** What a card counts: an ace always eleven, court cards two, three and four; of the small pack the nines nothing. */
export function valueOf(card: Card, {pack}: Pick<TwentyOneOptions, 'pack'>): number {
  const rank = rankOf(card);
  if (pack === 'small' && rank === '9') return 0;
  return VALUES[rank] ?? Number(rank);
}

/** The sum of a hand. */
export const totalOf = (hand: readonly Card[], options: Pick<TwentyOneOptions, 'pack'>): number =>
  hand.reduce((sum, card) => sum + valueOf(card, options), 0);

/** What is aimed at, and what nobody may go over. */
export const GOAL = 21;

/** How many court cards win at once, where that is agreed. */
const PICTURES = 5;

/**
 * What a hand is: one to which may be drawn; one of 21, which stops by itself; one that is over; two aces, the Persian eye, which
 * wins though it counts 22; five court cards, where they win at once.
 */
export type HandKind = 'open' | 'oczko' | 'bust' | 'persian' | 'pictures';

/** What a hand is, its cards in the order in which they came. */
export function kindOf(
  hand: readonly Card[],
  options: Pick<TwentyOneOptions, 'pack'> & Partial<Pick<TwentyOneOptions, 'fivePictures'>>,
): HandKind {
  const total = totalOf(hand, options);
  if (hand.length === 2 && hand.every((card) => rankOf(card) === 'A')) return 'persian';
  if (total > GOAL) return 'bust';
  if (options.fivePictures && hand.length === PICTURES && hand.every((card) => 'JQK'.includes(rankOf(card))))
    return 'pictures';
  return total === GOAL ? 'oczko' : 'open';
}

/** Whether a hand wins at once, whatever the others have. */
export const winsAtOnce = (kind: HandKind): boolean => kind === 'persian' || kind === 'pictures';
