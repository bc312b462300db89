import {FRENCH_SUITS, rankOf, suitOf, type Card, type Suit} from './card.js';

/** A pack: its cards in the order of a new pack, and the order of ranks. */
export interface Pack {
  readonly id: string;
  /** Every card once. */
  readonly cards: readonly Card[];
  /** Suits in the order in which the pack lists them. */
  readonly suits: readonly Suit[];
  /** Ranks of a suit from the highest to the lowest, as the trick is won. */
  readonly ranks: (suit: Suit) => readonly string[];
}

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

/**
 * Builds a pack of French suits whose suits all have the same ranks, high to low.
 *
 * @example
 * frenchPack('forty', [...'AKQJ765432']).cards.length; // => 40
 */
export function frenchPack(id: string, ranks: readonly string[]): Pack {
  return {
    id,
    cards: FRENCH_SUITS.flatMap((suit) => ranks.map((rank) => rank + suit)),
    suits: FRENCH_SUITS,
    ranks: () => ranks,
  };
}

/** The whole French pack of 52, ace high. */
export const FRENCH_52: Pack = frenchPack('french-52', RANKS);

/** The pack of 32, from the ace to the seven. */
export const FRENCH_32: Pack = frenchPack('french-32', RANKS.slice(0, 8));

/** The whole Polish pack of 36, from the ace to the six. */
export const POLISH_36: Pack = frenchPack('polish-36', RANKS.slice(0, 9));

/**
 * How high each card of a pack stands within its suit.
 * @returns a look-up from card to strength, 1 = lowest; 0 for what is no card of the pack, or stands in no order (Sky).
 */
export function strengths(pack: Pack): (card: Card) => number {
  const table = new Map<Card, number>();
  for (const card of pack.cards) {
    const ranks = pack.ranks(suitOf(card));
    const place = ranks.indexOf(rankOf(card));
    table.set(card, place < 0 ? 0 : ranks.length - place);
  }
  return (card) => table.get(card) ?? 0;
}

/** Whether these are exactly the cards of the pack, each once, in any order. */
export function isWholePack(pack: Pack, cards: readonly Card[]): boolean {
  const given = new Set(cards);
  return (
    cards.length === pack.cards.length &&
    given.size === cards.length &&
    pack.cards.every((card) => given.has(card))
  );
}
