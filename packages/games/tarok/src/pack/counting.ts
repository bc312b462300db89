import type {PacketCount} from '@quinola/play';
import {valueOf} from './values.js';

/** The points of a third of the pack, which each of three should reach. */
export const PAR = 26;

/**
 * How three count (l. 6728-6779): of three cards one counting card with empties counts its value, of two the sum less 1,
 * of three the sum less 2, empties alone 1. The whole pack counts 78.
 */
export const BY_THREES: PacketCount = {valueOf, size: 3, parts: 'nearest'};

/**
 * How two count (l. 6921-6925): a counting card with an empty one its value, two counting ones their sum less 1; an odd
 * card nothing beyond the whole points.
 * @param empties what two empty cards count, a doubtful reading
 */
export function byTwos(empties: 0 | 1): PacketCount {
  return {valueOf, size: 2, parts: 'dropped', empties};
}
