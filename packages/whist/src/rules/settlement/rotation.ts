import type {Player} from '@quinola/play';
import {DUMMY, FIRST_OF_FOUR, type RubberPlan} from '../cutting.js';
import type {DrawScheme} from '../draw.js';
import {ruleSet} from '../ruleset.js';
import {playersOf as playerCount} from '../start.js';
import type {RubberResult, WhistOptions} from '../types.js';

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
  options: Pick<WhistOptions, 'rules' | 'table' | 'lady'>, rubber: number, order: readonly Player[], past: readonly Pick<RubberResult, 'seats'>[],
): RubberPlan {
  if (options.table !== 'four' && !order.length) {
    return planned('order', {drawers: playersOf(options).filter((player) => player !== options.lady)});
  }
  if (options.table === 'five') {
    const {camps, out} = fiveRubbers(order)[(rubber - 1) % 5]!;
    return planned('deal', {camps, out, drawers: playersOf(options).filter((player) => player !== out)});
  }
  if (options.table === 'dummy') {
    const withDummy = order[(rubber - 1) % 3]!;
    return planned('deal', {withDummy, camps: [[withDummy, DUMMY], playersOf(options).filter((player) => player !== withDummy)]});
  }
  const inBlock = (rubber - 1) % 3;
  if (ruleSet(options).partners === 'fresh' || inBlock === 0) return planned('partners');
  const played = past.slice(-inBlock).map(({seats}) => pairsOf(seats));
  return inBlock === 1 ? planned('new-partners', {together: played[0]!}) : planned('deal', {camps: thirdPairing(played)});
}

function planned(scheme: DrawScheme, changes: Partial<RubberPlan> = {}): RubberPlan {
  return {...FIRST_OF_FOUR, scheme, ...changes};
}

function playersOf({table}: Pick<WhistOptions, 'table'>): Player[] {
  return [0, 1, 2, 3, 4].slice(0, playerCount({table}));
}

/** The two pairs that sit opposite. */
export function pairsOf(seats: readonly Player[]): readonly (readonly Player[])[] {
  return [[seats[0]!, seats[2]!], [seats[1]!, seats[3]!]];
}

/** The pairing of four players that neither of two others shows (Vienna §1, third rubber). */
function thirdPairing(played: readonly (readonly (readonly Player[])[])[]): readonly (readonly Player[])[] {
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
