import {FRENCH_52, randomFrom, shuffled} from '@quinola/cards';
import type {TrickPosition} from '@quinola/opponents';

/** A random end position for two partnerships with so many cards per hand; the trump suit (or none) and the leader are random too. */
export function ending(cards: number, seed: string): TrickPosition {
  const random = randomFrom(seed);
  const pack = shuffled(
    FRENCH_52.cards.map((_, card) => card),
    random,
  );
  const hands = new Int32Array(16);
  for (let i = 0; i < 4 * cards; i++) {
    const suit = Math.floor(pack[i]! / 13),
      h = ((i & 3) << 2) | suit;
    hands[h] = hands[h]! | (1 << (pack[i]! % 13));
  }
  return {
    seats: 4,
    suits: 4,
    trump: random.below(5) - 1,
    camp: 0b1010,
    hands,
    leader: random.below(4),
    table: [],
  };
}

const RANKS = '23456789TJQKA';

/** A position before a lead, as a line of input for `npm run solve`. */
export function lineOf({trump, leader, hands}: TrickPosition): string {
  const holding = (cards: number): string =>
    [...RANKS]
      .filter((_, rank) => (cards >> rank) & 1)
      .reverse()
      .join('');
  const hand = (seat: number): string =>
    [0, 1, 2, 3].map((suit) => holding(hands[(seat << 2) | suit]!)).join('.');
  return `${trump < 0 ? 4 : trump} ${leader} N:${[0, 1, 2, 3].map(hand).join(' ')}`;
}
