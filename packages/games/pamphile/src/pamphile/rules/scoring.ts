import {pairwise, type Transfer} from '@quinola/play';
import type {PamphileOptions} from './options.js';

/** Points that a mucha wins, and that a declared game with fewer than two tricks loses. */
export const MUCHA = 5,
  PENALTY = 3;

/** Tricks that a declared game is bound to take. */
export const BOUND = 2;

/** How a player stood in a deal. */
export interface Standing {
  /** Whether he declared to play, or was forehand. */
  readonly declared: boolean;
  /** Whether he held the pamfil when play began. */
  readonly pamfil: boolean;
  /** Whether anybody did; as `pamfil` unless given. */
  readonly pamfilInPlay?: boolean;
}

/** What doubles points. */
export type ScoringOptions = Pick<PamphileOptions, 'pamfilDoubling' | 'doublePenalty'>;

/** Whether a player's points count twice: "in presence of the pamfil" (line 42). */
const isDoubled = ({pamfil, pamfilInPlay = pamfil}: Standing, {pamfilDoubling}: ScoringOptions): boolean =>
  pamfilDoubling === 'holder' ? pamfil : pamfilDoubling === 'everyone' && pamfilInPlay;

/** The points of a player for his tricks: who passed, one for each; who declared, none for two, and three less for fewer. */
export function pointsFor(tricks: number, standing: Standing, options: ScoringOptions): number {
  const twice = isDoubled(standing, options) ? 2 : 1;
  if (!standing.declared) return tricks * twice;
  if (tricks < BOUND) return -PENALTY * (options.doublePenalty ? twice : 1);
  return tricks === BOUND ? 0 : tricks * twice;
}

/** The points of who wins by a mucha; the others have none. */
export const muchaPoints = (standing: Standing, options: ScoringOptions): number =>
  MUCHA * (isDoubled(standing, options) ? 2 : 1);

/** The settlement of a match: everyone pays everyone the difference of their points. */
export const settlementOf = (points: readonly number[], stake: number): readonly Transfer<number>[] =>
  pairwise(points).map((one) => ({...one, amount: one.amount * stake}));
