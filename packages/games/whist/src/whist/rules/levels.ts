import {ruleSet} from './ruleset.js';
import type {GameResult, WhistOptions} from './types.js';

/** Points needed to win a game: 10, or 5 without honours (Vienna §6, §23 IV; Warsaw l. 80-81). */
export function targetOf(options: Pick<WhistOptions, 'honours'>): 5 | 10 {
  return options.honours === 'none' ? 5 : 10;
}

/** What a game is worth by the losers' score: 1 simple to 4 quadruple (Vienna §11, §23 IV; Warsaw l. 91-100, 185-191). */
export function levelOf(
  options: Pick<WhistOptions, 'rules' | 'honours' | 'gameLevels'>,
  loserScore: number,
): GameResult['level'] {
  if (options.gameLevels === 'double-only') return loserScore < 5 ? 2 : 1;
  // In the game of five, the third point avoids the double.
  if (options.honours === 'none') return loserScore < 1 ? 3 : loserScore < 3 ? 2 : 1;
  return ruleSet(options).levels.find(([below]) => loserScore < below)?.[1] ?? 1;
}

/**
 * The long rods that show each side's games: as many as the game was worth. There are only four, so if these do
 * not suffice both sides are reduced equally, each keeping one (Vienna §11).
 */
export function rods(first: number, second: number): readonly [number, number] {
  const lowered = first + second > 4 ? Math.max(0, Math.min(first, second) - 1) : 0;
  return [first - lowered, second - lowered];
}
