import {FRENCH_52, FRENCH_SUITS, rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import {misereDanger, tricksIn} from '../../kit/opponents/estimate.js';
import {outside} from '../../kit/rules/misere.js';
import {strengthOf} from '../../kit/rules/suits.js';
import {forceCards} from './hand.js';

// What is kept and what is thrown in the exchange (wira.md sections 5 and 11).

const ofSuit = (cards: readonly Card[], suit: Suit): readonly Card[] =>
  cards.filter((card) => suitOf(card) === suit);

/** What a declarer throws: all but trumps, force cards, and kings that have a guard. */
export function thrownByDeclarer(hand: readonly Card[], trump: Suit): readonly Card[] {
  const force = forceCards(hand);
  return hand.filter((card) => {
    if (suitOf(card) === trump || force.includes(card)) return false;
    return rankOf(card) !== 'K' || ofSuit(hand, suitOf(card)).length < 2;
  });
}

/** What an opponent throws: he keeps trumps, aces and kings, and makes voids with the rest; the first of the two takes few cards. */
export function thrownByOpponent(hand: readonly Card[], trump: Suit, most: number): readonly Card[] {
  const weak = hand.filter((card) => suitOf(card) !== trump && !'AK'.includes(rankOf(card)));
  const length = (card: Card): number => ofSuit(hand, suitOf(card)).length;
  return [...weak]
    .sort((one, other) => length(one) - length(other) || strengthOf(one) - strengthOf(other))
    .slice(0, most);
}

/** Against a misère an opponent throws his high cards, shortest suits first, and keeps low ones. */
export function thrownAgainstMisere(hand: readonly Card[], most: number): readonly Card[] {
  const length = (card: Card): number => ofSuit(hand, suitOf(card)).length;
  return [...hand]
    .filter((card) => strengthOf(card) >= 7)
    .sort((one, other) => length(one) - length(other) || strengthOf(other) - strengthOf(one))
    .slice(0, most);
}

/** How high a card must stand above those that are out, one by one, to be thrown from a misère. */
export function thrownFromMisere(hand: readonly Card[], most: number): readonly Card[] {
  let left = hand;
  const thrown: Card[] = [];
  const danger = (cards: readonly Card[]): number => misereDanger(cards, outside(FRENCH_52, hand));
  while (thrown.length < most && danger(left) > 0) {
    const all = danger(left);
    const [worst] = left
      .map((card) => ({card, saved: all - danger(left.filter((other) => other !== card))}))
      .sort((one, other) => other.saved - one.saved || strengthOf(other.card) - strengthOf(one.card));
    thrown.push(worst!.card);
    left = left.filter((card) => card !== worst!.card);
  }
  return thrown;
}

/** The best suit among some cards, by a quick judgement. */
export const bestSuit = (cards: readonly Card[], among: readonly Suit[] = FRENCH_SUITS): Suit =>
  among
    .map((suit) => ({suit, tricks: tricksIn(cards, suit)}))
    .reduce((best, one) => (one.tricks > best.tricks ? one : best)).suit;

/** So many cards that are best kept for a trump: trumps and the highest of the others; an ace before a small trump. */
export function bestCards(cards: readonly Card[], trump: Suit, count: number): readonly Card[] {
  const force = forceCards(cards);
  const value = (card: Card): number =>
    (suitOf(card) === trump ? 40 : 0) + (force.includes(card) ? 30 : 0) + strengthOf(card);
  return [...cards].sort((one, other) => value(other) - value(one)).slice(0, count);
}

/** The thirteen that are kept to be played with a trump: all trumps, then the best of the others. */
export function keptToPlay(cards: readonly Card[], trump: Suit): readonly Card[] {
  const trumps = cards.filter((card) => suitOf(card) === trump);
  const others = cards.filter((card) => suitOf(card) !== trump);
  return [...trumps, ...bestCards(others, trump, 13 - trumps.length)];
}

/** The own cards that are kept in a Gasque on so many. */
export const keptForGasque = (hand: readonly Card[], count: number): readonly Card[] =>
  bestCards(hand, bestSuit(hand), count);
