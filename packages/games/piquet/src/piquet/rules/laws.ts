import type {Card} from '@quinola/cards';
import {beats} from '@quinola/play';
import {RULES} from './playing.js';

// Rulings on accidents that cannot happen at the table, for readers of the laws and for the known answers.

/** The twenty cards that are not in play, of two colours: markers for parties won deal by deal. */
export const MARKER_RANKS: readonly string[] = ['6', '5', '4', '3', '2'];

/** How many markers each player has, and what they are worth together. */
export function markersOf(ranks: readonly string[], suits: number) {
  return {cards: ranks.length * suits, value: suits * ranks.reduce((sum, rank) => sum + Number(rank), 0)};
}

/** What comes of a hand that is a card short. */
export interface ShortHand {
  readonly mustPlay: Card;
  /** To which trick it must be played, from 1. */
  readonly toTrick: number;
  /** How many of the two last tricks the leader wins. */
  readonly leaderWins: number;
}

/**
 * Who plays with a card too few adds his last one to the first of the two last leads, even if it could have beaten the second, which
 * nobody answers then (law 6).
 * @param leads the two last cards of the other, in the order in which they are led
 */
export function shortHand(leads: readonly Card[], last: Card): ShortHand {
  const [first] = leads as readonly [Card];
  return {mustPlay: last, toTrick: 13 - leads.length, leaderWins: beats(RULES, last, first) ? 1 : 2};
}
