import type {Actor, Due, Player, Viewer} from './game.js';
import {NOBODY} from './table.js';

/**
 * The players that a match waits for; none while chance moves, and when it is over.
 *
 * @example
 * playersDue(2); // => [2]
 * playersDue([0, 2]); // => [0, 2]
 * playersDue('chance'); // => []
 */
export function playersDue(must: Due): readonly Player[] {
  if (typeof must === 'number') return [must];
  return must === null || must === 'chance' ? NOBODY : must;
}

/** Whether a match waits for this player, alone or among others. */
export function isDue(must: Due, player: Viewer): boolean {
  return must === player || (typeof must === 'object' && must !== null && must.includes(player as Player));
}

/**
 * Who moves next where it does not matter which of several does: the first of them.
 *
 * @example
 * firstDue([0, 2]); // => 0
 * firstDue('chance'); // => 'chance'
 */
export function firstDue(must: Due): Actor | null {
  return typeof must === 'object' && must !== null ? (must[0] ?? null) : must;
}
