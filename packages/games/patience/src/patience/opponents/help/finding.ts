import {freshSeed} from '@quinola/cards';
import {chanceOf} from '@quinola/chart';
import type {Chooser} from '@quinola/opponents';
import {patience, type PatienceOptions, type PatienceState} from '../../rules/index.js';
import type {Patience} from '../../rules/schema.js';
import {inquire, type Answer} from '../solver/inquiry.js';
import type {InquiryWithData} from './taught.js';

/** Number of positions after which a deal is abandoned: another may come out sooner. */
export const ENOUGH = 100_000;

/** Progress of the search for a deal that comes out. */
export interface Trial {
  /** The deal being checked, and how many were tried before it. */
  readonly seed: string;
  readonly tried: number;
  /** The deal as laid out. */
  readonly state: PatienceState;
  /** What is known of it; the last deal either comes out or is beyond the solver. */
  readonly answer: Answer;
}

/**
 * Tries new deals one after another until one comes out; to stop the search, stop reading.
 * @param def the data of the patience, in case the solver does not know it
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
    const about: InquiryWithData = {view: patience.view(state, 0), look: {stock: state.stock, seed}, def};
    for await (const answer of inquire(solver, about)) {
      yield {seed, tried, state, answer};
      if (answer.comesOut === 'yes' || !answer.nodes) return;
      if (answer.nodes >= ENOUGH) break;
    }
  }
}
