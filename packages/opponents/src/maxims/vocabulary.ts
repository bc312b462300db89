import type {Card, Suit} from '@quinola/cards';
import {beats, trickSuit, type TrickRules} from '@quinola/play';
import type {Maxim} from './judge.js';

/** What may be added to a maxim: that it bars, fires by chance, is known to beginners, or allows more than it suggests. */
export type MaximExtras<M> = Pick<M, Extract<keyof M, 'allows' | 'bars' | 'chance' | 'common' | 'signal'>>;

/** Writes a maxim: its id in the book, its rank, when it speaks, what it suggests. */
export type MaximWriter<Facts, Choice, M extends Maxim<Facts, Choice>> = (
  id: string,
  rank: number,
  when: M['when'],
  suggest: M['suggest'],
  more?: MaximExtras<M>,
) => M;

/**
 * Opens a book in which maxims are written: all their ids begin alike, and all are of one provenance.
 *
 * ```ts
 * const m = bookOf<Facts, Card>('toy.book.');
 * m('17.V.2', 3, second, (f, open) => lowest(open));
 * ```
 * @param only a condition of all of them, e.g. that the player leads
 */
export function bookOf<Facts, Choice, M extends Maxim<Facts, Choice> = Maxim<Facts, Choice>>(
  prefix: string,
  provenance: M['provenance'] = 'book',
  only?: (facts: Facts) => boolean,
): MaximWriter<Facts, Choice, M> {
  return (id, rank, when, suggest, more) =>
    ({
      id: prefix + id,
      rank,
      when: only ? (facts: Facts, open: readonly Choice[]) => only(facts) && when(facts, open) : when,
      suggest,
      provenance,
      ...more,
    }) as M;
}

/** Says that what a maxim names must not be chosen. */
export const bars = {bars: true} as const;

/** Says that a beginner knows a maxim, whatever its priority. */
export const common = {common: true} as const;

/** A condition that always holds. */
export const always = (): boolean => true;

/** The item with the highest measure, as a list of one: the first of several that are equal; an empty list for no items. */
export function most<One>(all: readonly One[], measure: (one: One) => number): readonly One[] {
  return all.length ? [all.reduce((a, b) => (measure(b) > measure(a) ? b : a))] : [];
}

/** The words with which maxims speak of cards; lists in, lists out, so that nothing is no exception. */
export interface CardWords {
  /** The cards of one suit among these. */
  ofSuit(cards: readonly Card[], suit: Suit): readonly Card[];
  /** The lowest of these cards, the first of equals. */
  lowest(cards: readonly Card[]): readonly Card[];
  /** The highest of these cards, the first of equals. */
  highest(cards: readonly Card[]): readonly Card[];
  /** The card that costs least: of least value, plain suits before trumps, the lowest. */
  cheapest(cards: readonly Card[]): readonly Card[];
  /** The card that counts most; of equals the lowest. */
  dearest(cards: readonly Card[]): readonly Card[];
  /** Whether a card would win over the best one so far; over none it does. */
  wins(card: Card, best: Card | null): boolean;
  /** Those of these cards that would win. */
  winners(cards: readonly Card[], best: Card | null): readonly Card[];
}

/**
 * The vocabulary of a game's maxims.
 * @param rules how its tricks go
 * @param valueOf what a card counts. Default: nothing
 */
export function cardWords(rules: TrickRules, valueOf: (card: Card) => number = () => 0): CardWords {
  const {strength, trump} = rules;
  const first = (cards: readonly Card[], before: (a: Card, b: Card) => number): readonly Card[] =>
    cards.length ? [cards.reduce((a, b) => (before(b, a) < 0 ? b : a))] : [];
  const isTrump = (card: Card): number => Number(trickSuit(rules, card) === trump);
  const low = (a: Card, b: Card): number => strength(a) - strength(b);
  const wins = (card: Card, best: Card | null): boolean =>
    best === null || (strength(card) > 0 && beats(rules, card, best));
  return {
    ofSuit: (cards, suit) => cards.filter((card) => trickSuit(rules, card) === suit),
    lowest: (cards) => first(cards, low),
    highest: (cards) => first(cards, (a, b) => low(b, a)),
    cheapest: (cards) =>
      first(cards, (a, b) => valueOf(a) - valueOf(b) || isTrump(a) - isTrump(b) || low(a, b)),
    dearest: (cards) => first(cards, (a, b) => valueOf(b) - valueOf(a) || low(a, b)),
    wins,
    winners: (cards, best) => cards.filter((card) => wins(card, best)),
  };
}
