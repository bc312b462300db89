import type {Player} from '@quinola/play';
import type {DrawScheme} from './draw.js';
import {ruleSet} from './ruleset.js';
import type {RubberResult, WhistOptions} from './types.js';

/** How a rubber finds its partners. */
export interface RubberPlan {
  readonly scheme: DrawScheme;
  /** The pairs, where no card decides them: the draw is for the deal only. */
  readonly camps: readonly (readonly Player[])[];
  /** Who sits out; -1 = nobody. */
  readonly out: Player;
  /** Who plays with the dummy; -1 = nobody. */
  readonly withDummy: Player;
}

/** The dummy's number among the drawers: after the three players. */
export const DUMMY = 3;

/**
 * The plan of a rubber.
 *
 * Four: three rubbers show every pairing once, then the scheme repeats (Vienna §1); Warsaw draws anew.
 * Five (§21) and dummy (§24): the order drawn before the first rubber decides all.
 * @param rubber number of the rubber, from 1
 * @param order exit order of five, or order of playing with the dummy
 * @param past settled rubbers of the session
 */
export function rubberPlan(
  options: WhistOptions, rubber: number, order: readonly Player[], past: readonly Pick<RubberResult, 'seats'>[],
): RubberPlan {
  const none = {camps: [], out: -1, withDummy: -1};
  if (options.table === 'five') {
    const five = fiveRubbers(order)[(rubber - 1) % 5]!;
    return {scheme: 'deal', camps: five.camps, out: five.out, withDummy: -1};
  }
  if (options.table === 'dummy') {
    const withDummy = order[(rubber - 1) % 3]!;
    return {
      scheme: 'deal', out: -1, withDummy,
      camps: [[withDummy, DUMMY], [0, 1, 2].filter((player) => player !== withDummy)],
    };
  }
  const inBlock = (rubber - 1) % 3;
  if (ruleSet(options).partners === 'fresh' || inBlock === 0) return {scheme: 'partners', ...none};
  if (inBlock === 1) return {scheme: 'new-partners', ...none};
  const played = past.slice(-2).map(({seats}) => pairsOf(seats));
  return {scheme: 'deal', ...none, camps: thirdPairing(played)};
}

/** The two pairs that sit opposite. */
export function pairsOf(seats: readonly Player[]): readonly (readonly Player[])[] {
  return [[seats[0]!, seats[2]!], [seats[1]!, seats[3]!]];
}

/** The pairing of four players that neither of two others shows (Vienna §1, third rubber). */
export function thirdPairing(played: readonly (readonly (readonly Player[])[])[]): readonly (readonly Player[])[] {
  const mates = new Set(played.map((pairs) => pairs.find((pair) => pair.includes(0))!.find((player) => player !== 0)!));
  const mate = [1, 2, 3].find((player) => !mates.has(player))!;
  return [[0, mate], [1, 2, 3].filter((player) => player !== mate)];
}

/** The five rubbers of five players by their exit order (Vienna §21): every pair plays together once. */
export function fiveRubbers(order: readonly Player[]): readonly {readonly camps: readonly (readonly Player[])[]; readonly out: Player}[] {
  const [p1, p2, p3, p4, p5] = order as [Player, Player, Player, Player, Player];
  return [
    {camps: [[p5, p3], [p2, p4]], out: p1},
    {camps: [[p5, p1], [p3, p4]], out: p2},
    {camps: [[p5, p4], [p1, p2]], out: p3},
    {camps: [[p5, p2], [p1, p3]], out: p4},
    {camps: [[p3, p2], [p1, p4]], out: p5},
  ];
}

/**
 * The exit order of five players (Vienna §21): the highest card goes first; the lady, who does not draw, last.
 * @param ranked drawers from the lowest card to the highest
 */
export function exitOrder(ranked: readonly Player[], lady: Player | null): readonly Player[] {
  const drawn = [...ranked].reverse();
  return lady === null ? drawn : [...drawn, lady];
}
