import {FRENCH_SUITS, rankOf, suitOf, type Card, type Pack, type Suit} from '@quinola/cards';
import {outside} from '../rules/misere.js';
import {strengthOf} from '../rules/suits.js';

// A quick judgement of a hand, without imagined deals: what others probably hold who bid or passed so, who helps, what is laid aside.

/** What the cards of a plain suit are worth in tricks, by rank, if they are guarded. */
const PLAIN: Readonly<Record<string, number>> = {A: 0.95, K: 0.65, Q: 0.3};

/** What the highest trumps are worth, and one that only adds to their number. */
const TRUMPS: Readonly<Record<string, number>> = {A: 1, K: 0.95, Q: 0.8, J: 0.6},
  LENGTH = [0.2, 0.25, 0.35, 0.5, 0.75, 0.9];

/** How many tricks a hand should make with a trump, alone against all others. */
export function tricksIn(hand: readonly Card[], trump: Suit): number {
  let sum = 0;
  for (const suit of FRENCH_SUITS) {
    const cards = hand.filter((card) => suitOf(card) === suit);
    if (suit === trump) {
      cards.forEach((card, i) => {
        const byRank = TRUMPS[rankOf(card)] ?? 0;
        sum += Math.max(byRank, LENGTH[Math.min(i, LENGTH.length - 1)]!);
      });
      continue;
    }
    for (const card of cards) {
      const rank = rankOf(card);
      const guards = rank === 'A' ? 0 : rank === 'K' ? 1 : 2;
      if (cards.length > guards) sum += PLAIN[rank] ?? 0;
    }
    // Long plain suits make tricks of their own behind enough trumps.
    if (cards.length > 4) sum += 0.3 * (cards.length - 4);
  }
  return sum;
}

/** The best trump of a hand among some suits, and its tricks. */
export function bestTrump(
  hand: readonly Card[],
  among: readonly Suit[] = FRENCH_SUITS,
): {readonly suit: Suit; readonly tricks: number} {
  return among
    .map((suit) => ({suit, tricks: tricksIn(hand, suit)}))
    .reduce((best, one) => (one.tricks > best.tricks ? one : best));
}

/** How far a hand is from a sure misère: for each of its cards that stands above those that are out, one by one, a point or more. */
export function misereDanger(hand: readonly Card[], out: readonly Card[]): number {
  let danger = 0;
  for (const suit of FRENCH_SUITS) {
    const upwards = (cards: readonly Card[]): readonly number[] =>
      cards
        .filter((card) => suitOf(card) === suit)
        .map(strengthOf)
        .sort((one, other) => one - other);
    const own = upwards(hand),
      others = upwards(out);
    own.forEach((height, i) => {
      const free = others[i];
      if (free !== undefined && height > free) danger += 1 + Math.min(1, (height - free) / 6);
    });
  }
  return danger;
}

/** The card that is best laid aside in a small misère: without it the rest is safest; of equals the highest. */
export function cardAside(hand: readonly Card[], pack: Pack): Card {
  const out = outside(pack, hand);
  return hand
    .map((card) => ({
      card,
      danger: misereDanger(
        hand.filter((other) => other !== card),
        out,
      ),
    }))
    .reduce((best, one) => {
      if (one.danger !== best.danger) return one.danger < best.danger ? one : best;
      return strengthOf(one.card) > strengthOf(best.card) ? one : best;
    }).card;
}
