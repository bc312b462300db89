import type {Card, Suit} from '@quinola/cards';
import type {Laid} from '@quinola/play';
import {isTarok, strength, suit, valueOf} from './values.js';

/** The cards of one suit among these. */
export function ofSuit(cards: readonly Card[], of: Suit): readonly Card[] {
  return cards.filter((card) => suit(card) === of);
}

/** The lowest of these cards, as a list; empty when there is none. */
export function lowest(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => strength(a) - strength(b)).slice(0, 1);
}

/** The highest of these cards, as a list. */
export function highest(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => strength(b) - strength(a)).slice(0, 1);
}

/** The card that costs least, as a list: of least value, of suits before taroks, the lowest. */
export function cheapest(cards: readonly Card[]): readonly Card[] {
  const byCost = (a: Card, b: Card): number =>
    valueOf(a) - valueOf(b) || Number(isTarok(a)) - Number(isTarok(b)) || strength(a) - strength(b);
  return [...cards].sort(byCost).slice(0, 1);
}

/** The card that counts most, as a list; of equals the lowest. */
export function dearest(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => valueOf(b) - valueOf(a) || strength(a) - strength(b)).slice(0, 1);
}

/** Whether a card would win a trick as it lies. */
export function winsOver(card: Card, best: Card | null): boolean {
  if (best === null) return true;
  const height = strength(card);
  if (height === 0) return false;
  if (suit(card) === suit(best)) return height > strength(best);
  return isTarok(card) || strength(best) === 0;
}

/** What the counting cards of a trick are worth. */
export function worthOfTrick(trick: readonly Laid[]): number {
  return trick.reduce((sum, {card}) => sum + valueOf(card), 0);
}
