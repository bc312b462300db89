import type {Random} from '@quinola/cards';

/** How many deals are imagined for a decision unless something else is asked for. */
export const DEALS = 96;
/** After how many deals there is a first answer. */
export const FIRST_ANSWER = 20;
/** How long a decision may take at most, in milliseconds, where a clock is given. */
export const CEILING = 300;

/** One decision as the search sees it: so many choices, and what each is worth in one imagined deal. */
export interface Trial {
  readonly choices: number;
  /** Where weighing takes long: imagines the next deal and solves it in steps; whether it can be weighed. */
  prepare?(random: Random): boolean;
  /**
   * Imagines one deal and writes what every choice is worth in it to the player, in the game's own money.
   * @param tricks what it brings in plain tricks or points, for the telling; where it is the same, left as it is
   */
  weigh(random: Random, worth: Float64Array, tricks: Float64Array): void;
}

/** How much is imagined, and where chance and time come from. */
export interface Budget {
  readonly random: Random;
  /** Imagined deals. Default: {@linkcode DEALS}. */
  readonly deals?: number | undefined;
  /** Milliseconds, from any beginning; absent (matches, tests): time does not count. */
  readonly clock?: (() => number) | undefined;
  /** When time is up by that clock. Default: {@linkcode CEILING} from now; given where one move takes several searches. */
  readonly until?: number | undefined;
}

/** What a search has found so far. */
export interface Findings {
  /** Imagined deals so far. */
  readonly deals: number;
  /** By choice, its mean worth. */
  readonly worth: readonly number[];
  /** By choice, its mean in tricks. */
  readonly tricks: readonly number[];
  /** By choice, in how many deals nothing else was worth more. */
  readonly best: readonly number[];
  /** The choice of the highest mean. */
  readonly choice: number;
  /** By how much a choice lies below another, in standard errors of the difference; 0 where they are always equal. */
  doubt(below: number, above: number): number;
}

/** Search in steps: the page may breathe between them. */
export interface Search {
  /** Imagines one more deal, or goes on solving it; whether the search is over. */
  step(): boolean;
  /** @throws RangeError before the first deal */
  findings(): Findings;
}

/**
 * Flat search: every choice is weighed in the same imagined deals. Ends after the budget, or when time is up and
 * there is a first answer.
 */
export function flatSearch(
  trial: Trial,
  {random, deals = DEALS, clock, until = clock && clock() + CEILING}: Budget,
): Search {
  const {choices} = trial;
  const worths: Float64Array[] = [];
  const sums = new Float64Array(choices),
    trickSums = new Float64Array(choices),
    tricks = new Float64Array(choices);
  const best = new Int32Array(choices);

  const difference = (below: number, above: number): number => {
    const n = worths.length;
    const mean = (sums[above]! - sums[below]!) / n;
    const square = worths.reduce((sum, worth) => sum + (worth[above]! - worth[below]! - mean) ** 2, 0);
    const error = Math.sqrt(square / n / Math.max(1, n - 1));
    return mean === 0 ? 0 : error === 0 ? mean * Infinity : mean / error;
  };

  return {
    step() {
      if (trial.prepare && !trial.prepare(random)) return false;
      const worth = new Float64Array(choices);
      tricks.fill(0);
      trial.weigh(random, worth, tricks);
      worths.push(worth);
      const high = Math.max(...worth);
      for (let i = 0; i < choices; i++) {
        sums[i]! += worth[i]!;
        trickSums[i]! += tricks[i]!;
        if (worth[i] === high) best[i]!++;
      }
      return (
        worths.length >= deals || (until !== undefined && worths.length >= FIRST_ANSWER && clock!() > until)
      );
    },
    findings() {
      const n = worths.length;
      if (!n) throw new RangeError('nothing has been imagined');
      const means = [...sums].map((sum) => sum / n);
      return {
        deals: n,
        worth: means,
        tricks: [...trickSums].map((sum) => sum / n),
        best: [...best],
        choice: means.indexOf(Math.max(...means)),
        doubt: difference,
      };
    },
  };
}

/** A search to its end in one go. */
export function searched(search: Search): Findings {
  while (!search.step());
  return search.findings();
}
