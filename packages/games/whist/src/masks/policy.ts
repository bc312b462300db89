import {LAID, seatDue} from '@quinola/opponents';
import {followOf} from './follow.js';
import {leadOf} from './lead.js';

/**
 * The card that the book would play, by the mask form of its maxims: what a play-out asks at every turn. Sees only
 * what the seat due sees: its hand, the cards played, and what they told.
 */
export function bookCard(t: Int32Array): number {
  const seat = seatDue(t);
  return t[LAID] ? followOf(t, seat) : leadOf(t, seat);
}
