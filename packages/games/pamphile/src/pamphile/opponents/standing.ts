import {rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import {trickSuit, withoutAll} from '@quinola/play';
import {
  BOUND,
  packFor,
  PAMFIL,
  pointsFor,
  rulesOf,
  trickRules,
  trumpOf,
  type PamphileView,
} from '../rules/index.js';

// What a hand may count on, and whether it pays to play. By the printed table a passer is never worse off than a player with as
// many tricks: who plays gives that up for new cards. How likely the third trick
// must be for that to pay is computed exactly.

/** The tricks from which who plays has as many points as who passes. */
export const PAYING = BOUND + 1;

/** Trumps that win whatever the others hold: each higher trump outside takes one of them at most. */
function sureTrumps(hand: readonly Card[], trump: Suit, unseen: readonly Card[]): number {
  const rules = trickRules(trump);
  const heights = (cards: readonly Card[]): readonly number[] =>
    cards
      .filter((card) => trickSuit(rules, card) === trump)
      .map(rules.strength)
      .sort((a, b) => a - b);
  const own = heights(hand);
  let lost = 0;
  for (const height of heights(unseen)) if (height > (own[lost] ?? Infinity)) lost++;
  return own.length - lost;
}

/** The tricks that a hand may count on: trumps that nobody can take, and aces. */
export const countedIn = (hand: readonly Card[], trump: Suit, unseen: readonly Card[]): number =>
  sureTrumps(hand, trump, unseen) +
  hand.filter((card) => rankOf(card) === 'A' && suitOf(card) !== trump).length;

/** The cards that a player has not seen while he declares. */
export const unseenAt = ({hand, turnUp, thrown, options}: PamphileView): readonly Card[] =>
  withoutAll(packFor(options.players).cards, [...hand, ...thrown, ...(turnUp ? [turnUp] : [])]);

/** Whether a card is kept: a trump, an ace, or a king that is guarded by another card of its suit. */
function isKept(card: Card, hand: readonly Card[], view: PamphileView): boolean {
  const rules = rulesOf(view);
  const suit = trickSuit(rules, card);
  const guards = hand.filter((other) => other !== card && trickSuit(rules, other) === suit);
  return suit === rules.trump || rankOf(card) === 'A' || (rankOf(card) === 'K' && guards.length > 0);
}

/** The cards that are exchanged, the lowest first, as many as the talon has: all that are not kept. */
export function uselessIn(view: PamphileView): readonly Card[] {
  const {hand, left} = view;
  const {strength} = rulesOf(view);
  return hand
    .filter((card) => !isKept(card, hand, view))
    .sort((a, b) => strength(a) - strength(b))
    .slice(0, left);
}

/** What passing keeps, and what playing must promise. */
export interface Standing {
  /** The tricks that the hand may count on: points to a passer. */
  readonly counted: number;
  /** How likely the third trick must be for playing to be worth as much as passing; 0 where it is there. */
  readonly needed: number;
}

/** Where the player of a view stands before he declares. */
export function standingOf(view: PamphileView): Standing {
  const {hand, options} = view;
  const counted = countedIn(hand, trumpOf(view)!, unseenAt(view));
  const pamfil = hand.includes(PAMFIL);
  const points = (tricks: number, declared: boolean): number =>
    pointsFor(tricks, {declared, pamfil}, options);
  const lost = points(counted, true);
  return {
    counted,
    needed: counted < PAYING ? (points(counted, false) - lost) / (points(PAYING, true) - lost) : 0,
  };
}
