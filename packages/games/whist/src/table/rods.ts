import {rods as lowered} from '../rules/rods.js';
import type {GameResult} from '../rules/types.js';

/** The long rods that show each side's games of a rubber. */
export function rods(games: readonly GameResult[]): readonly [number, number] {
  const worth: [number, number] = [0, 0];
  for (const {winner, level} of games) worth[winner] += level;
  return lowered(...worth);
}
