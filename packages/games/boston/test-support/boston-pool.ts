import {
  atStake,
  booked,
  balances,
  dividePool,
  drawPool,
  losePool,
  openPool,
  staked,
  totalHeld,
  type Entry,
  type PoolRules,
  type PoolState,
  type Pooled,
} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {bostonOptions} from '../src/boston/rules/index.js';
import {poolRules} from '../src/kit/contracts/rules/index.js';
import {named} from './asked.js';

// Known answers about the pool: stakes, Blocks, bêtes, and their division.

/** The pool and the balances of players, step by step. */
class PoolRun {
  readonly players: readonly number[];
  readonly entries: Entry[] = [];
  readonly rules: PoolRules;
  pool: PoolState;

  constructor(count: number, block: number) {
    this.players = Array.from({length: count}, (_, player) => player);
    this.pool = openPool(this.players);
    this.rules = poolRules({block});
  }

  #take({pool, transfers}: Pooled): number {
    this.pool = pool;
    const moved = booked(transfers, {account: 'marks', reason: 'pool'});
    this.entries.push(...moved);
    return transfers.at(-1)?.amount ?? 0;
  }

  deal(by: number, stake: number): null {
    this.#take(staked(this.rules, this.pool, by, stake));
    return null;
  }

  pass(stake: number): null {
    for (const by of this.players) this.#take(staked(this.rules, this.pool, by, stake));
    return null;
  }

  win = (by: number): number => this.#take(drawPool(this.rules, this.pool, [by]));

  lose = (by: number): number => this.#take(losePool(this.rules, this.pool, [by]));

  end(first: number): void {
    const order = this.players.map((_, i) => (first + i) % this.players.length);
    this.#take(dividePool(this.rules, this.pool, order));
  }

  /** The bêtes that stand, as the answers list them: without what was staked since, which lies in the pot. */
  snapshot(pot: number): object {
    const {pool, players} = this;
    const stands = pool.stands === 'bete' ? [pool.amount - pot] : [];
    const betes = [...stands, ...pool.waiting.map(({amount}) => amount)].sort((one, other) => other - one);
    if (totalHeld(this.rules, pool) !== pot + betes.reduce((sum, one) => sum + one, 0))
      throw new RangeError('something else lies in the pool');
    return {
      atStakeAfter: atStake(this.rules, pool),
      pot,
      betes,
      balances: named(
        players.map((player) => `P${player}`),
        this.sums(),
      ),
    };
  }

  sums = (): readonly number[] => balances(this.entries, this.players.length).players;
}

/** What happens in the answers that only list what comes of it. */
const SEQUENCES: Readonly<Record<number, readonly string[]>> = {
  4: [
    'P0 deals (4)',
    'P1 declares and loses',
    'P1 deals',
    'P2 declares and loses',
    'P2 deals',
    'all pass (2 each)',
    'P3 deals',
    'P0 declares and wins',
    'P0 deals',
    'P3 declares and wins',
  ],
  3: ['P0 deals', 'all pass', 'P1 deals', 'P1 loses', 'P2 deals', 'P0 wins', 'P0 deals', 'P2 wins'],
};

/** What an answer says of itself: prices are no part of it. */
const POOL_ALONE = 'tariff payments left out; only the pool is tracked';

/** `pool-sequence`: stakes, bêtes and Blocks. */
export function poolSequence(given: Given): object {
  const run = new PoolRun(Number(given.players), Number(given.block));
  const stake = Number(given.dealerStake);
  if (given.note !== undefined && given.note !== POOL_ALONE) throw new RangeError('another remark');
  if (given.steps !== undefined) return lombreModel(run, stake, given.steps as readonly string[]);
  const passes = Number(given.allPassStake);
  let pot = 0;
  const steps = SEQUENCES[Number(given.players)]!.map((step) => {
    const by = Number(step[1]);
    let moved: number | null = null;
    if (step.includes('deals')) {
      run.deal(by, stake);
      pot += stake;
    } else if (step.startsWith('all')) {
      run.pass(passes);
      pot += passes * run.players.length;
    } else {
      moved = step.includes('wins') ? run.win(by) : run.lose(by);
      pot = 0;
    }
    return {step, ...run.snapshot(pot), moved};
  });
  return {steps};
}

/** The example of the chapter on Lombre: two games lost, one after the other. */
function lombreModel(run: PoolRun, stake: number, steps: readonly string[]): object {
  const betes: number[] = [];
  const standing: (readonly number[])[] = [];
  for (const [i, step] of steps.entries())
    if (step === 'deal') run.deal(i % run.players.length, stake);
    else {
      betes.push(run.lose(0));
      const {amount, waiting} = run.pool;
      standing.push([...waiting.map((bete) => bete.amount), amount].sort((one, other) => other - one));
    }
  return {
    firstBete: betes[0],
    secondBete: betes[1],
    standingAfterFirst: standing[0],
    standingAfterSecond: standing[1],
    thenAtStake: atStake(run.rules, run.pool),
  };
}

/** `pool-end`: what lies there is divided. */
export function poolEnd(given: Given): object {
  const {block, dealerStake} = bostonOptions();
  const run = new PoolRun(Number(given.players), block);
  const steps = given.steps as readonly string[];
  let total = 0;
  for (const step of steps) {
    const by = Number(step[1]);
    if (step.includes('deals')) run.deal(by, dealerStake);
    else if (step.includes('loses')) run.lose(by);
    else {
      const {betes, pot} = run.snapshot(Number(given.pot)) as {betes: readonly number[]; pot: number};
      if (String(betes) !== String(given.betesLeft) || pot !== given.pot)
        throw new RangeError('another pool');
      total = totalHeld(run.rules, run.pool);
      run.end(Number(step.at(-1)));
    }
  }
  const sums = run.sums();
  return {
    total,
    eachGets: total / run.players.length,
    balances: named(
      sums.map((_, player) => `P${player}`),
      sums,
    ),
    sumOfBalances: sums.reduce((sum, one) => sum + one, 0),
  };
}
