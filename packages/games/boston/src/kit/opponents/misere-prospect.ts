import {HANDS, LEADER, SEATS, SUIT_SLOTS, WON} from '@quinola/opponents';
import {canBeBeaten} from './misere-solver.js';
import {quickCard} from './policy.js';
import {DECLARER, isOver, playCard} from './table.js';

// What a misère is worth to a hand before it is called: others find more against it in earnest than play-outs by the book show.

/**
 * How often of one a misère must have been made in imagined deals to be called (and see tri-boston.advice.4): oftener where a way to beat
 * it was looked for, because that search lets its player see all cards, too.
 * @param positions in how many it was looked for; 0 = not at all
 */
export const sureMisere = (positions: number): number => (positions > 0 ? 0.9 : 0.8);

/** In how many positions of an imagined misère a master looks for a way to beat it. */
export const MASTERS_POSITIONS = 40;

/**
 * Plays a misère out by the book from before its first lead. Where it was made so, the others look for a way to beat it, all cards open.
 * @param positions in how many they look, at most; 0 = not at all
 */
export function playMisere(t: Int32Array, positions: number): void {
  const declarer = t[DECLARER]!,
    seats = t[SEATS]!,
    leader = t[LEADER]!;
  const hands = positions > 0 ? t.slice(HANDS, HANDS + seats * SUIT_SLOTS) : null;
  while (!isOver(t)) playCard(t, quickCard(t));
  if (hands && !t[WON + declarer] && canBeBeaten(hands, seats, declarer, leader, positions))
    t[WON + declarer] = 1;
}
