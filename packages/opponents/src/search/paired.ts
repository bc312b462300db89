import type {Random} from '@quinola/cards';

/** The default maximum of imagined deals for a decision. */
export const DEALS = 200;
/** The number of deals after which choices are compared for the first time and a first answer exists. */
export const FIRST_ANSWER = 20;
/** The longest time for a decision, in milliseconds, if a clock is given. */
export const CEILING = 300;

/** The number of deals between comparisons. */
const STEP = 10;

/**
 * How sure a gain over the book must be before the book is left: so many standard errors of the mean difference, deal by
 * deal, between a choice and the book's; by luck alone one comparison in ten comes so far. Chosen by 706 positions of
 * real play, each weighed in 960 deals: the search saw some of them, and its choice was judged by the others. With no
 * bound it leaves the book half as often again and gains 3 % more; with two standard errors it gains 10 % less. So it is
 * left where that pays, and elsewhere a partner can read the cards by the book.
 */
export const SURE = 1.3;

/**
 * How far, in standard deviations of what the deals to come may still change, a choice must be behind to be dropped, or
 * ahead to be taken at once. By the same positions half of the play-outs then gain no less than all of them.
 */
const SETTLED = 1.8;

/** A decision as the search sees it: the number of choices, and the value of each in an imagined deal. */
export interface Trial {
  readonly choices: number;
  /** For slow evaluations: imagines the next deal and solves it in steps; returns whether it is ready. */
  prepare?(random: Random): boolean;
  /**
   * Imagines one deal and writes what every open choice is worth in it to the player, in the game's own money.
   * @param open by choice, 1 while it is still considered; the others need not be evaluated
   */
  weigh(random: Random, worth: Float64Array, open: Uint8Array): void;
}

/** The limits of a search, and its sources of randomness and time. */
export interface Budget {
  readonly random: Random;
  /** Imagined deals at most, as a slow machine or a record has it. Default: `usual`. */
  readonly deals?: number | undefined;
  /**
   * Imagined deals at most where nothing else is asked for; what can still catch up is judged by them, so that a record
   * that ended earlier is thought again alike. Default: {@linkcode DEALS}.
   */
  readonly usual?: number | undefined;
  /** Milliseconds, from any beginning; absent (matches, tests): time does not count. */
  readonly clock?: (() => number) | undefined;
  /** When time is up by that clock. Default: {@linkcode CEILING} from now; given where one move takes several searches. */
  readonly until?: number | undefined;
  /** How sure a gain over the book must be, in standard errors. Default: {@linkcode SURE}. */
  readonly sure?: number | undefined;
}

/** The result of a search so far. */
export interface SearchFindings {
  /** Imagined deals so far. */
  readonly deals: number;
  /** Play-outs so far: choices that were weighed in a deal. */
  readonly weighed: number;
  /** By choice, in how many deals no open choice was worth more. */
  readonly best: readonly number[];
  /** The book's choice, unless another is clearly worth more. */
  readonly choice: number;
  /** The runner-up: the book's choice if it was not taken; -1 if there is none. */
  readonly next: number;
  /** What the choice is worth more than the next, on the mean of the deals in which both were weighed. */
  readonly gain: number;
}

/** A search in steps, so that the page can respond between them. */
export interface Search {
  /** Imagines one more deal, or goes on solving it; whether the search is over. */
  step(): boolean;
  /** @throws RangeError before the first deal */
  findings(): SearchFindings;
}

/** The mean of the differences between two choices, and their standard deviation. */
interface Difference {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * Weighs choices against the book's in the same imagined deals.
 *
 * Each comparison is paired, deal by deal, so that the luck of a deal bears on both sides alike. After twenty deals, and
 * every ten more, those are dropped that cannot be expected to catch up: neither with the best so far, nor to a clear
 * gain over the book. It ends when one is left, when the last other one is proved, after the budget, or when time is up
 * and there is a first answer. The book's choice always stays in the running, and stands unless the gain is clear.
 * @param ofBook number of the book's choice; -1 = the book has none of them in mind, and the best is taken
 */
export function pairedSearch(trial: Trial, ofBook: number, budget: Budget): Search {
  const {
    random,
    usual = DEALS,
    deals = usual,
    clock,
    until = clock && clock() + CEILING,
    sure = SURE,
  } = budget;
  const {choices} = trial;
  const horizon = Math.max(deals, usual);
  const open = new Uint8Array(choices).fill(1);
  const weighedIn = new Int32Array(choices),
    best = new Int32Array(choices);
  const worths: Float64Array[] = [];
  let weighed = 0;

  /** A choice is weighed without a gap until it is dropped: so the deals that two have in common are the first ones. */
  const difference = (above: number, below: number): Difference => {
    const n = Math.min(weighedIn[above]!, weighedIn[below]!);
    let sum = 0,
      squares = 0;
    for (let i = 0; i < n; i++) {
      const more = worths[i]![above]! - worths[i]![below]!;
      sum += more;
      squares += more * more;
    }
    const mean = sum / n;
    return {mean, deviation: n > 1 ? Math.sqrt(Math.max(0, squares - n * mean * mean) / (n - 1)) : 0};
  };
  const meanOf = (choice: number): number => {
    const n = weighedIn[choice]!;
    let sum = 0;
    for (let i = 0; i < n; i++) sum += worths[i]![choice]!;
    return sum / n;
  };
  const running = (): number[] => [...open.keys()].filter((choice) => open[choice]);
  const bestOf = (some: readonly number[]): number =>
    some.reduce((high, choice) => (high < 0 || meanOf(choice) > meanOf(high) ? choice : high), -1);

  /** Drops choices that cannot catch up; returns whether further deals cannot change the result. */
  const settled = (): boolean => {
    const left = SETTLED * Math.sqrt(Math.max(0, 1 / worths.length - 1 / horizon)),
      clear = sure / Math.sqrt(horizon);
    const leader = bestOf(running());
    for (const choice of running()) {
      if (choice === ofBook) continue;
      const behind = difference(leader, choice);
      const beaten = choice !== leader && behind.mean > 0 && behind.mean >= left * behind.deviation;
      const over = ofBook < 0 ? null : difference(choice, ofBook);
      if (beaten || (over && over.mean + left * over.deviation <= clear * over.deviation)) open[choice] = 0;
    }
    const others = running().filter((choice) => choice !== ofBook);
    if (others.length > 1) return false;
    if (others.length === 0 || ofBook < 0) return true;
    const {mean, deviation} = difference(others[0]!, ofBook);
    return mean - left * deviation > clear * deviation;
  };

  return {
    step() {
      if (trial.prepare && !trial.prepare(random)) return false;
      const worth = new Float64Array(choices);
      trial.weigh(random, worth, open);
      worths.push(worth);
      let high = -Infinity;
      for (let i = 0; i < choices; i++) if (open[i] && worth[i]! > high) high = worth[i]!;
      for (let i = 0; i < choices; i++) {
        if (!open[i]) continue;
        weighed++;
        weighedIn[i]!++;
        if (worth[i] === high) best[i]!++;
      }
      const n = worths.length;
      const compared = n >= FIRST_ANSWER && (n - FIRST_ANSWER) % STEP === 0;
      return (
        (compared && settled()) ||
        n >= deals ||
        (until !== undefined && n >= FIRST_ANSWER && clock!() > until)
      );
    },
    findings() {
      const n = worths.length;
      if (!n) throw new RangeError('nothing has been imagined');
      const leader = bestOf(running());
      const over = ofBook < 0 || leader === ofBook ? null : difference(leader, ofBook);
      const clear = over && over.mean > 0 && over.mean > (sure * over.deviation) / Math.sqrt(n);
      const choice = ofBook < 0 || clear ? leader : ofBook;
      const lead = (other: number): number => difference(choice, other).mean;
      const next = clear
        ? ofBook
        : [...open.keys()]
            .filter((other) => other !== choice)
            .reduce((near, other) => (near < 0 || lead(other) < lead(near) ? other : near), -1);
      return {
        deals: n,
        weighed,
        best: [...best],
        choice,
        next,
        gain: next < 0 ? 0 : lead(next),
      };
    },
  };
}

/** A search to its end in one go. */
export function searched(search: Search): SearchFindings {
  while (!search.step());
  return search.findings();
}
