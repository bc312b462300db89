import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {plainOrder, trumpOrder, tricksWith} from '../../kit/index.js';

// How many tricks a hand is worth with each suit as trumps, so that the hands that the book calls good for an ask or a Solo
// (rules 19, 24 and 35) come out so, and what falls well short of them does not.

/** What a trump is worth by how many higher ones are missing. */
const BY_MISSING = [1, 0.8, 0.6, 0.45];
const LOW_TRUMP = 0.25;
/** What the fourth, fifth and further trumps are worth at least, for those of the others will have gone. */
const BY_LENGTH = [0.6, 0.75, 0.9];
const KING = 0.8;
const KING_QUEEN = 1.25;
const GUARDED_QUEEN = 0.4;
const QUEEN_JACK = 0.5;

/** An ask needs three sure or probable tricks, any game alone six (rules 19 and 35); these count a little less than their number. */
export const ASKS = 3,
  ALONE = 5.5;

/** What the trumps of a hand are worth, in tricks. */
export function trumpTricks(hand: readonly Card[], trump: Suit): number {
  let missing = 0;
  let held = 0;
  let sum = 0;
  for (const card of trumpOrder(trump)) {
    if (!hand.includes(card)) {
      missing++;
      continue;
    }
    const byLength = held < 3 ? 0 : BY_LENGTH[Math.min(held - 3, BY_LENGTH.length - 1)]!;
    sum += Math.max(BY_MISSING[missing] ?? LOW_TRUMP, byLength);
    held++;
  }
  return sum;
}

/** The cards of a suit in a hand that are no trumps, highest first. */
export const plainIn = (hand: readonly Card[], suit: Suit): readonly Card[] =>
  plainOrder(suit).filter((card) => hand.includes(card));

/** What a suit beside trumps is worth, in tricks. */
export function sideTricks(hand: readonly Card[], suit: Suit): number {
  const cards = plainIn(hand, suit);
  const has = (rank: string): boolean => cards.includes(rank + suit);
  if (has('K')) return has('Q') ? KING_QUEEN : KING;
  if (!has('Q') || cards.length < 2) return 0;
  return has('J') ? QUEEN_JACK : GUARDED_QUEEN;
}

/** What a hand is worth with a suit as trumps, in tricks. */
export const tricksIn = (hand: readonly Card[], trump: Suit): number =>
  FRENCH_SUITS.reduce(
    (sum, suit) => sum + (suit === trump ? trumpTricks(hand, trump) : sideTricks(hand, suit)),
    0,
  );

/** The best of some suits as trumps, and what the hand is worth with it. */
export function bestTrump(
  hand: readonly Card[],
  among: readonly Suit[],
): {readonly trump: Suit; readonly tricks: number} {
  return among
    .map((trump) => ({trump, tricks: tricksIn(hand, trump)}))
    .reduce((best, one) => (one.tricks > best.tricks ? one : best));
}

/** Trumps in a hand. */
export const trumpsIn = (hand: readonly Card[], trump: Suit): readonly Card[] =>
  hand.filter((card) => tricksWith(trump).suit(card) === trump);

/** The suit of a card where there are trumps. */
export const suitWith = (trump: Suit, card: Card): Suit =>
  trumpsIn([card], trump).length ? trump : suitOf(card);
