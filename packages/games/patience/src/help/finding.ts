import {freshSeed} from '@quinola/cards';
import {chanceOf} from '@quinola/chart';
import type {Chooser} from '@quinola/opponents';
import {patience, type PatienceOptions, type PatienceState} from '../rules/index.js';
import type {Patience} from '../schema.js';
import {inquire, type Answer} from '../solver/inquiry.js';
import type {Taught} from './taught.js';

/** Positions after which a deal is left alone: another may come out sooner. */
export const ENOUGH = 100_000;

/** How far the search for a deal that comes out has come. */
export interface Trial {
  /** The deal that is looked at, and how many were before it. */
  readonly seed: string;
  readonly tried: number;
  /** As it is laid out. */
  readonly state: PatienceState;
  /** What is known of it; the last is a deal that comes out, or one that the solver can say nothing of. */
  readonly answer: Answer;
}

/**
 * Tries fresh deals one after another until one comes out; who stops reading stops the search.
 * @param def the data of the patience, which the solver may not know
 * @param seeds where seeds come from
 */
export async function* tryDeals(
  solver: Chooser,
  options: PatienceOptions,
  def?: Patience,
  seeds: () => string = freshSeed,
): AsyncGenerator<Trial, void, void> {
  for (let tried = 0; ; tried++) {
    const seed = seeds();
    const start = patience.start(options);
    const {state} = patience.play(start, 'chance', patience.chance(start, chanceOf(seed, 1)));
    const about: Taught = {view: patience.view(state, 0), look: {stock: state.stock, seed}, def};
    for await (const answer of inquire(solver, about)) {
      yield {seed, tried, state, answer};
      if (answer.comesOut === 'yes' || !answer.nodes) return;
      if (answer.nodes >= ENOUGH) break;
    }
  }
}
