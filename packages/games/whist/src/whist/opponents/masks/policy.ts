import {LAID, seatDue} from '@quinola/opponents';
import {followOf} from './follow.js';
import {leadOf} from './lead.js';

/**
 * The card the book would play, computed by the mask form of its maxims; play-outs ask it every turn. It only sees
 * what the seat to play can see: its hand, the cards played and what they revealed.
 */
export function bookCard(t: Int32Array): number {
  const seat = seatDue(t);
  return t[LAID] ? followOf(t, seat) : leadOf(t, seat);
}
