import type {Card} from '@quinola/cards';
import {compile, type Compiled} from './compile.js';
import {viewOf} from './draft.js';
import {vacancy} from './refills.js';
import type {PatienceOptions, PatienceState} from './types.js';

/** A position set up by a teacher. */
export interface Given {
  /** Bottom to top; unnamed piles are empty. */
  readonly piles: Readonly<Record<string, readonly Card[]>>;
  /** In dealing order. */
  readonly stock?: readonly Card[];
  /** Default: the program's last phase. */
  readonly phase?: string;
  readonly redeals?: number;
}

/** Any position, even if no deal can lead to it; automatic follow-ups have not been done yet. */
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

/** The latest step with this phase whose preceding deal used piles that are given. */
function stepOf({def: {program}, pilesOf}: Compiled, piles: Given['piles'], phase?: string): number {
  const steps = program
    .map((step, i) => {
      const id = 'phase' in step ? step.phase : step.deal === 'stream' ? step.during : null;
      const laid = program[i - 1];
      const given = !laid || !('to' in laid) || pilesOf(laid.to).some((pile) => pile.id in piles);
      return {id, given, i};
    })
    .filter(({id}) => id !== null && (phase === undefined || id === phase));
  return (steps.filter(({given}) => given).at(-1) ?? steps.at(-1)!).i;
}
