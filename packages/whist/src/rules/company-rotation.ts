import type {Player} from '@quinola/play';
import {DUMMY, FIRST_OF_FOUR, type RubberPlan} from './cutting.js';
import {playersOf} from './start.js';
import type {Table} from './types.js';

/** The five rubbers of five players by their exit order (Vienna §21): every pair plays together once. */
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

/** The plan of a rubber of five players (Vienna §21), or with the dummy (§24): the order drawn before the first rubber decides all. */
export function companyPlan({
  options,
  rubber,
  order,
}: Pick<Table, 'options' | 'rubber' | 'order'>): RubberPlan {
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
