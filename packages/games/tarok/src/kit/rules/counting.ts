import type {PacketCount} from '@quinola/play';
import {valueOf} from './values.js';

/** The points of a third of the pack, which each of three players should reach. */
export const PAR = 26;

/**
 * Counting by threes (l. 6728-6779): one counting card with empties counts its value, two their sum less 1,
 * three their sum less 2, empties alone 1. The whole pack counts 78.
 */
export const BY_THREES: PacketCount = {valueOf, size: 3, parts: 'nearest'};

/**
 * Counting by twos (l. 6921-6925): a counting card with an empty one counts its value, two counting cards their sum
 * less 1; a single card left over adds nothing beyond the whole points.
 * @param empties what two empty cards count, a doubtful reading
 */
export function byTwos(empties: 0 | 1): PacketCount {
  return {valueOf, size: 2, parts: 'dropped', empties};
}
