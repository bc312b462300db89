import {FRENCH_SUITS, rankOf, suitOf, type Card} from './card.js';

/**
 * A hand of French cards from its short notation: ranks by suit, spades hearts
 * diamonds clubs, divided by dots (`AKQ.J2..T98`; a void suit is left empty).
 * @returns the cards, or `null` when the text is no such hand.
 */
export function parseHand(text: string): Card[] | null {
  const suits = text.trim().split('.');
  if (suits.length !== 4) return null;
  const cards = suits.flatMap((ranks, i) => [...ranks.toUpperCase()].map((rank) => rank + FRENCH_SUITS[i]!));
  const lawful = cards.every((card) => 'AKQJT98765432'.includes(card[0]!));
  return lawful && new Set(cards).size === cards.length ? cards : null;
}

/** A hand of French cards in the notation that {@linkcode parseHand} reads, ranks high to low. */
export function formatHand(cards: readonly Card[]): string {
  return FRENCH_SUITS.map((suit) =>
    [...'AKQJT98765432']
      .filter((rank) => cards.some((card) => suitOf(card) === suit && rankOf(card) === rank))
      .join(''),
  ).join('.');
}
