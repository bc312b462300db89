import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import {plainOrder, trumpOrder, tricksWith} from '../../rules/index.js';

// Estimates how many tricks a hand is worth with each suit as trumps. The numbers are chosen so that the hands that the book calls
// good enough for an ask or a Solo (rules 19, 24 and 35) reach the bounds below, and clearly weaker ones do not.

/** The worth of a trump by how many higher trumps are missing from the hand. */
const BY_MISSING = [1, 0.8, 0.6, 0.45];
/** The worth of a trump of which more are missing. */
const LOW_TRUMP = 0.25;
/** The least worth of the fourth, the fifth and any further trump, because the other players will have run out of trumps. */
const BY_LENGTH = [0.6, 0.75, 0.9];
/** The worth of a plain suit by its court cards. */
const KING = 0.8;
const KING_QUEEN = 1.25;
const GUARDED_QUEEN = 0.4;
const QUEEN_JACK = 0.5;

/** The bounds for an ask and for playing alone: three and six sure or probable tricks (rules 19 and 35); as the estimate runs low, the second is 5.5. */
export const ASK_TRICKS = 3,
  ALONE_TRICKS = 5.5;

/** The worth of the trumps of a hand, in tricks. */
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

/** The cards of a plain suit in a hand, highest first, without black aces. */
export const plainIn = (hand: readonly Card[], suit: Suit): readonly Card[] =>
  plainOrder(suit).filter((card) => hand.includes(card));

/** The worth of a plain suit, in tricks. */
export function sideTricks(hand: readonly Card[], suit: Suit): number {
  const cards = plainIn(hand, suit);
  const has = (rank: string): boolean => cards.includes(rank + suit);
  if (has('K')) return has('Q') ? KING_QUEEN : KING;
  if (!has('Q') || cards.length < 2) return 0;
  return has('J') ? QUEEN_JACK : GUARDED_QUEEN;
}

/** The worth of a hand with a suit as trumps, in tricks. */
export const tricksIn = (hand: readonly Card[], trump: Suit): number =>
  FRENCH_SUITS.reduce(
    (sum, suit) => sum + (suit === trump ? trumpTricks(hand, trump) : sideTricks(hand, suit)),
    0,
  );

/** The best of some suits as trumps, and the worth of the hand with it. */
export function bestTrump(
  hand: readonly Card[],
  among: readonly Suit[],
): {readonly trump: Suit; readonly tricks: number} {
  return among
    .map((trump) => ({trump, tricks: tricksIn(hand, trump)}))
    .reduce((best, one) => (one.tricks > best.tricks ? one : best));
}

/** The trumps in a hand. */
export const trumpsIn = (hand: readonly Card[], trump: Suit): readonly Card[] =>
  hand.filter((card) => tricksWith(trump).suit(card) === trump);
