import type {Card} from '@quinola/cards';
import {compile, type Compiled} from './compile.js';
import {viewOf} from './draft.js';
import {vacancy} from './refills.js';
import type {PatienceOptions, PatienceState} from './types.js';

/** What a teacher sets on the table. */
export interface Given {
  /** Bottom to top; piles that are not named are empty. */
  readonly piles: Readonly<Record<string, readonly Card[]>>;
  /** In dealing order. */
  readonly stock?: readonly Card[];
  /** Default: the last of the program. */
  readonly phase?: string;
  readonly redeals?: number;
}

/** Any position, whether or not a deal can lead to it; nothing that would follow by itself has been done yet. */
export function positionOf(
  options: PatienceOptions,
  {piles, stock = [], phase, redeals = 0}: Given,
): PatienceState {
  const game = compile(options);
  const step = stepOf(game, piles, phase);
  const state: PatienceState = {
    options,
    stage: 'phase' in game.def.program[step]! ? 'playing' : 'laying',
    piles,
    stock: [...stock].reverse(),
    step,
    at: 0,
    must: null,
    redeals,
    won: false,
  };
  const vacant = vacancy(game, viewOf(state));
  return vacant?.refill.mode === 'immediate' ? {...state, stage: 'refilling'} : state;
}

/** The latest step of a phase before which nothing was laid out that is not given. */
function stepOf({def: {program}, of}: Compiled, piles: Given['piles'], phase?: string): number {
  const steps = program
    .map((step, i) => {
      const id = 'phase' in step ? step.phase : step.deal === 'stream' ? step.during : null;
      const laid = program[i - 1];
      const given = !laid || !('to' in laid) || of(laid.to).some((pile) => pile.id in piles);
      return {id, given, i};
    })
    .filter(({id}) => id !== null && (phase === undefined || id === phase));
  return (steps.filter(({given}) => given).at(-1) ?? steps.at(-1)!).i;
}
