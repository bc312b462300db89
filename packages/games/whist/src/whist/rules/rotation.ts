import type {Player} from '@quinola/play';
import type {DrawScheme} from './draw.js';
import {ruleSet} from './ruleset.js';
import type {RubberResult, Table, WhistOptions} from './types.js';

/** How a rubber finds its partners. */
export interface RubberPlan {
  readonly scheme: DrawScheme;
  /** The pairs that must not play together again, if the scheme asks for new ones. */
  readonly together: readonly (readonly Player[])[];
  /** The pairs, if no card decides them: the draw is then only for the deal. */
  readonly camps: readonly (readonly number[])[];
  /** Who sits out; -1 = nobody. */
  readonly out: Player;
  /** Who plays with the dummy; -1 = nobody. */
  readonly withDummy: Player;
  /** Who draws. */
  readonly drawers: readonly number[];
}

/** The dummy's number among the drawers: after the three players. */
export const DUMMY = 3;

/** The first rubber of four players: all draw for partners (Vienna §1, Warsaw l. 14-22). */
export const FIRST_OF_FOUR: RubberPlan = {
  scheme: 'partners',
  together: [],
  camps: [],
  out: -1,
  withDummy: -1,
  drawers: [0, 1, 2, 3],
};

/** How many players a table has: four, five with one sitting out, or three with a dummy. */
export function playersOf({table}: Pick<WhistOptions, 'table'>): number {
  return table === 'four' ? 4 : table === 'five' ? 5 : 3;
}

/** How the next rubber finds its partners. */
export function planOf(table: Table): RubberPlan {
  return table.options.table === 'four'
    ? rubberPlan(table.options, table.rubber, table.rubbers)
    : companyPlan(table);
}

/**
 * The plan of a rubber of four players: three rubbers use every pairing once, then the scheme repeats (Vienna §1);
 * Warsaw draws again.
 * @param rubber number of the rubber, from 1
 * @param past settled rubbers of the session
 */
export function rubberPlan(
  options: Pick<WhistOptions, 'rules'>,
  rubber: number,
  past: readonly Pick<RubberResult, 'seats'>[],
): RubberPlan {
  const inBlock = (rubber - 1) % 3;
  if (ruleSet(options).partners === 'fresh' || inBlock === 0) return planned('partners');
  const played = past.slice(-inBlock).map(({seats}) => pairsOf(seats));
  return inBlock === 1
    ? planned('new-partners', {together: played[0]!})
    : planned('deal', {camps: thirdPairing(played)});
}

function planned(scheme: DrawScheme, changes: Partial<RubberPlan> = {}): RubberPlan {
  return {...FIRST_OF_FOUR, scheme, ...changes};
}

/** The two pairs sitting opposite each other. */
export function pairsOf(seats: readonly Player[]): readonly (readonly Player[])[] {
  return [
    [seats[0]!, seats[2]!],
    [seats[1]!, seats[3]!],
  ];
}

/** The pairing of four players that differs from two others (Vienna §1, third rubber). */
function thirdPairing(played: readonly (readonly (readonly Player[])[])[]): readonly (readonly Player[])[] {
  const mates = new Set(
    played.map((pairs) => pairs.find((pair) => pair.includes(0))!.find((player) => player !== 0)!),
  );
  const mate = [1, 2, 3].find((player) => !mates.has(player))!;
  return [[0, mate], [1, 2, 3].filter((player) => player !== mate)];
}

/** The five rubbers of five players by exit order (Vienna §21): every pair plays together once. */
export function fiveRubbers(
  order: readonly Player[],
): readonly {readonly camps: readonly (readonly Player[])[]; readonly out: Player}[] {
  const [p1, p2, p3, p4, p5] = order as [Player, Player, Player, Player, Player];
  return [
    {
      camps: [
        [p5, p3],
        [p2, p4],
      ],
      out: p1,
    },
    {
      camps: [
        [p5, p1],
        [p3, p4],
      ],
      out: p2,
    },
    {
      camps: [
        [p5, p4],
        [p1, p2],
      ],
      out: p3,
    },
    {
      camps: [
        [p5, p2],
        [p1, p3],
      ],
      out: p4,
    },
    {
      camps: [
        [p3, p2],
        [p1, p4],
      ],
      out: p5,
    },
  ];
}

/** The plan of a rubber of five (Vienna §21) or with the dummy (§24); the order drawn at the start decides everything. */
function companyPlan({options, rubber, order}: Pick<Table, 'options' | 'rubber' | 'order'>): RubberPlan {
  const players = [0, 1, 2, 3, 4].slice(0, playersOf(options));
  const without = (one: Player | null): Player[] => players.filter((player) => player !== one);
  if (!order.length) return {...FIRST_OF_FOUR, scheme: 'order', drawers: without(options.lady)};
  if (options.table === 'five') {
    const {camps, out} = fiveRubbers(order)[(rubber - 1) % 5]!;
    return {...FIRST_OF_FOUR, scheme: 'deal', camps, out, drawers: without(out)};
  }
  const withDummy = order[(rubber - 1) % 3]!;
  return {...FIRST_OF_FOUR, scheme: 'deal', withDummy, camps: [[withDummy, DUMMY], without(withDummy)]};
}
