import type {GameResult} from '../rules/types.js';

/**
 * The four long rods of the Vienna table: one, two or three for a simple, double or triple game. Where four do
 * not suffice both sides are lowered alike, each keeping at least one (Leitfaden §11).
 */
export function rods(games: readonly GameResult[]): [number, number] {
  const laid: [number, number] = [0, 0];
  for (const {winner, level} of games) laid[winner] += level;
  while (laid[0] > 1 && laid[1] > 1 && laid[0] + laid[1] > 4) {
    laid[0]--;
    laid[1]--;
  }
  return laid;
}
