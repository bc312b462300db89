import type {Card, Suit} from '@quinola/cards';
import type {WhistOptions} from '../../rules/types.js';
import {figures, type Ranks} from './holding.js';

/**
 * Whether the opponents can no longer win the game in this deal (*das Spiel ist gedeckt*, Vienna §14).
 * @param score of the opponents before the deal
 * @param honours points the most they can have for honours
 * @param tricks ours
 * @param target points of a game
 * @param times how often tricks and honours count: twice where the Preference suit is trumps (§23 III)
 */
export function covered(score: number, honours: number, tricks: number, target = 10, times = 1): boolean {
  const odd = Math.max(0, 7 - tricks);
  // On nine honours never take a side out (§8): one trick does.
  return score === 9 && target === 10 ? odd === 0 : score + times * (odd + honours) < target;
}

/**
 * The most points the opponents can have for honours, given those I was dealt or have seen.
 * @param mine my trumps as dealt
 * @param played cards that each seat has played, counted from me
 */
export function theirHonours(
  mine: Ranks,
  played: readonly (readonly Card[])[],
  trump: Suit,
  kind: WhistOptions['honours'],
): number {
  if (kind === 'none') return 0;
  const partner = (played[2] ?? [])
    .filter((card) => card[1] === trump)
    .map((card) => card[0])
    .join('');
  const five = kind === 'five-carry';
  const count = (held: Ranks): number => figures(held) + (five && held.includes('T') ? 1 : 0);
  const theirs = (five ? 5 : 4) - count(mine) - count(partner);
  return theirs < 3 ? 0 : theirs === 3 ? 2 : theirs;
}

/** The odds against a missing card being in one particular hand of `hands` unseen ones (Gra Wista: two to one). */
export function oddsAgainst(hands: number): string {
  return `${hands - 1}:1`;
}
