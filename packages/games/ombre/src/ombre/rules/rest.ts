import type {Card} from '@quinola/cards';
import {lawfulCards, without, winning} from '@quinola/play';
import type {OmbreRules} from '../../kit/rules/index.js';

/** After so many positions a claim counts as not proved; real claims need a few hundred. */
const MOST_POSITIONS = 20_000;

/**
 * Whether a hand on lead wins every trick that is left, whatever the others play, with all cards known. Its own highest card
 * of a suit is led before lower ones, and the others keep what is dangerous to it as long as they can: nothing else can change
 * the answer. Exact, unless more than {@linkcode MOST_POSITIONS} would have to be looked at: then `false`.
 */
export function winsRest(
  rules: OmbreRules,
  hand: readonly Card[],
  others: readonly (readonly Card[])[],
): boolean {
  const known = new Map<string, boolean>();

  /** The weakest card of each suit among some cards. */
  const weakest = (cards: readonly Card[], higher = 1): readonly Card[] =>
    cards.filter(
      (card) =>
        !cards.some(
          (other) =>
            rules.suit(other) === rules.suit(card) &&
            higher * (rules.strength(card) - rules.strength(other)) > 0,
        ),
    );

  /** What one of the others may play to a lead; `null` if he can beat it. */
  const replies = (own: readonly Card[], held: readonly Card[], led: Card): readonly Card[] | null => {
    const may = lawfulCards(rules, held, led);
    const beats = (card: Card): boolean =>
      winning(rules, [
        {seat: 0, card: led},
        {seat: 1, card},
      ])!.seat === 1;
    if (may.some(beats)) return null;
    // A card that can beat none of those to come is thrown first.
    const idle = may.find((card) => {
      const suit = rules.suit(card);
      if (suit === rules.trump) return false;
      return !own.some(
        (one) => one !== led && rules.suit(one) === suit && rules.strength(one) < rules.strength(card),
      );
    });
    return idle ? [idle] : weakest(may);
  };

  const wins = (own: readonly Card[], held: readonly (readonly Card[])[]): boolean => {
    if (!own.length) return true;
    const key = [own, ...held].join();
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size > MOST_POSITIONS) return false;
    const sure = weakest(own, -1).some((led) => {
      let after: readonly (readonly (readonly Card[])[])[] = [[]];
      for (const cards of held) {
        const may = replies(own, cards, led);
        if (!may) return false;
        after = after.flatMap((hands) => may.map((card) => [...hands, without(cards, card)]));
      }
      const left = without(own, led);
      return after.every((hands) => wins(left, hands));
    });
    known.set(key, sure);
    return sure;
  };

  return wins(hand, others);
}
