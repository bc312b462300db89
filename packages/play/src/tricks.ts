import {suitOf, type Card, type Suit} from '@quinola/cards';

/** Where somebody sits, numbered from 0 in the order of play: clockwise (left = +1), or, where a game goes to the right, counter-clockwise. */
export type Seat = number;

/** A card on the table and the seat it came from. */
export interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

/** How tricks go in a game: what must be followed, what beats what. */
export interface TrickRules {
  /** Suit that beats the others; `null` when there is none. */
  readonly trump: Suit | null;
  /** Height of a card within its suit, higher wins; 0 = it can win nothing (Sky). */
  readonly strength: (card: Card) => number;
  /** The suit a card counts as; cards that only trump count as trumps. Default: {@linkcode suitOf}. */
  readonly suit?: (card: Card) => Suit;
  /** Whether who cannot follow must trump. */
  readonly mustTrump?: boolean;
  /** Cards that may be played at any time, whatever was led (Sky, reneging matadors), given the card led. */
  readonly exempt?: (card: Card, led: Card) => boolean;
}

/** The suit of a card under these rules. */
export function trickSuit(rules: TrickRules, card: Card): Suit {
  return (rules.suit ?? suitOf)(card);
}

/**
 * The cards of a hand that may be played.
 * @param led the first card of the trick that asks to be followed; `null` when the hand leads
 */
export function lawfulCards(rules: TrickRules, hand: readonly Card[], led: Card | null): readonly Card[] {
  if (led === null) return hand;
  const {trump} = rules;
  const asked = trickSuit(rules, led);
  const following = ofSuit(rules, hand, asked, led);
  if (following) return following;
  return (
    (rules.mustTrump && trump !== null && trump !== asked ? ofSuit(rules, hand, trump, led) : null) ?? hand
  );
}

/**
 * The cards of a hand that count as one suit, and those that may always be played; `null` when there are none but
 * these. A plain loop: it runs for every card that is played or imagined.
 */
function ofSuit(
  {suit: suitFor = suitOf, exempt}: TrickRules,
  hand: readonly Card[],
  suit: Suit,
  led: Card,
): readonly Card[] | null {
  let found = false;
  const cards: Card[] = [];
  for (const card of hand) {
    const free = exempt?.(card, led) ?? false;
    if (!free && suitFor(card) !== suit) continue;
    if (!free) found = true;
    cards.push(card);
  }
  return found ? cards : null;
}

/** Whether `card` beats `best`, the card that is winning the trick so far. */
export function beats(rules: TrickRules, card: Card, best: Card): boolean {
  const suit = trickSuit(rules, card);
  const strength = rules.strength(card);
  if (strength === 0) return false;
  if (suit === trickSuit(rules, best)) return strength > rules.strength(best);
  return suit === rules.trump || rules.strength(best) === 0;
}

/** The card that is winning a trick, with its seat; `null` for an empty trick. */
export function winning(rules: TrickRules, trick: readonly Laid[]): Laid | null {
  let best: Laid | null = null;
  for (const laid of trick) if (!best || beats(rules, laid.card, best.card)) best = laid;
  return best;
}

/**
 * A hand as it is shown: trumps first, then suit by suit, each from the top.
 * @param suits in which order; colours that alternate are easy to tell apart
 */
export function sortedHand(
  rules: TrickRules,
  suits: readonly Suit[],
  hand: readonly Card[],
): readonly Card[] {
  const place = (card: Card): number => {
    const suit = trickSuit(rules, card);
    return suit === rules.trump ? -1 : suits.indexOf(suit);
  };
  return [...hand].sort((a, b) => place(a) - place(b) || rules.strength(b) - rules.strength(a));
}

/** The seat that follows after `steps` in the direction of play: 1 = to the left (clockwise), -1 = to the right. */
export function seatAfter(seat: Seat, seats: number, steps: number): Seat {
  return (((seat + steps) % seats) + seats) % seats;
}
