import {suitOf, type Card, type Pack, type Suit} from '@quinola/cards';
import {without} from '@quinola/play';
import {strengthOf} from './suits.js';

// When a hand cannot be made to take a trick without trumps, whatever the others hold and play (boston.md section 11).

const upwards = (cards: readonly Card[], suit: Suit): readonly number[] =>
  cards
    .filter((card) => suitOf(card) === suit)
    .map(strengthOf)
    .sort((one, other) => one - other);

/**
 * Whether a hand can always stay under in a suit: its cards and those that are out, each from the lowest, are compared one by one, and
 * its own is lower every time.
 */
export function isSafeIn(hand: readonly Card[], out: readonly Card[], suit: Suit): boolean {
  const others = upwards(out, suit);
  return upwards(hand, suit).every((own, at) => at >= others.length || own < others[at]!);
}

/** The cards of a pack that are not in a hand. */
export const outside = (pack: Pack, hand: readonly Card[]): readonly Card[] =>
  pack.cards.filter((card) => !hand.includes(card));

/** The cards with which a hand can lead and surely lose the trick: lower than all of their suit that are out. */
export function safeLeads(hand: readonly Card[], out: readonly Card[]): readonly Card[] {
  return hand.filter((card) => {
    const others = upwards(out, suitOf(card));
    return others.length > 0 && strengthOf(card) < others[0]!;
  });
}

/** The test of the books: a hand is unbeatable if it can stay under in every suit. */
export const isUnbeatable = (hand: readonly Card[], out: readonly Card[]): boolean =>
  hand.every((card) => isSafeIn(hand, out, suitOf(card)));

/**
 * Whether a hand surely takes no trick, whatever the others hold and play. It is the test of the books where others lead: each round
 * of a suit takes one of their cards, and the hand puts its highest below. A lead of its own costs its lowest card and, at worst, only
 * the highest of those that are out, so what is left must still stay under.
 * @param out cards that are all in the hands of the others
 */
export function isProved(hand: readonly Card[], out: readonly Card[], leads: boolean): boolean {
  if (!isUnbeatable(hand, out)) return false;
  if (!leads || !hand.length) return true;
  return safeLeads(hand, out).some((card) => {
    const suit = suitOf(card);
    const highest = Math.max(...upwards(out, suit));
    const left = out.filter((other) => suitOf(other) !== suit || strengthOf(other) < highest);
    return isSafeIn(without(hand, card), left, suit);
  });
}
