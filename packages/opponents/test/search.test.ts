import assert from 'node:assert/strict';
import {describe, it, test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {type Game, type Happening, type Imagination, listed, type MoveLike} from '@quinola/play';
import {
  bookAndSearch,
  contractTrial,
  createHost,
  exactWorth,
  FIRST_ANSWER,
  pairedSearch,
  searched,
  finishThinking,
  type Brain,
  type Platform,
  type Question,
  type Thinking,
  type Trial,
  type Weighing,
  weighingByRules,
} from '@quinola/opponents';

/** A hand of one number: whoever names more than a hidden number loses that much, otherwise he wins what he named. */
const guess = (): Trial => ({
  choices: 5,
  weigh(random, worth) {
    const hidden = random.below(5);
    for (let choice = 0; choice < 5; choice++) worth[choice] = choice > hidden ? -choice : choice;
  },
});

/** Evaluates every choice of a trial in so many deals, without dropping any. */
function means(trial: Trial, deals: number): number[] {
  const random = randomFrom('means'),
    open = new Uint8Array(trial.choices).fill(1);
  const sums = new Float64Array(trial.choices);
  for (let i = 0; i < deals; i++) {
    const worth = new Float64Array(trial.choices);
    trial.weigh(random, worth, open);
    worth.forEach((value, choice) => (sums[choice]! += value));
  }
  return [...sums].map((sum) => sum / deals);
}

/** Choices with these mean values, with random luck shared by all choices of a deal, and some for each alone. */
const noisy = (worths: readonly number[], alone = 1): Trial => ({
  choices: worths.length,
  weigh(random, worth, open) {
    const deal = random.below(100);
    worths.forEach((mean, choice) => {
      if (open[choice]) worth[choice] = mean + deal + alone * (random.below(1001) / 500 - 1);
    });
  },
});

describe('search paired with the book', () => {
  it('finds the choice with the highest mean over all imagined deals, and counts them', () => {
    const found = searched(pairedSearch(guess(), 4, {random: randomFrom('many'), deals: 4000}));
    // The mean of c is c (5 - 2c) / 5: 0, 0.6, 0.4, -0.6, -2.4.
    assert.equal(found.choice, 1);
    assert.equal(found.next, 4, 'it is told over the book that was left');
    assert.ok(Math.abs(found.gain - 3) < 0.5, `${found.gain}`);
    assert.ok(found.deals <= 4000 && found.weighed < 5 * found.deals);
  });

  it('keeps to the book where the gain is not significant', () => {
    let left = 0;
    for (let i = 0; i < 200; i++) {
      const {choice} = searched(pairedSearch(noisy([0, 0, 0, 0], 2), 2, {random: randomFrom(`equal ${i}`)}));
      if (choice !== 2) left++;
    }
    // Three correlated choices, each with one chance in ten.
    assert.ok(left < 60, `${left} of 200 left the book for nothing`);
  });

  it('leaves the book for a clear gain, however much luck all choices share', () => {
    for (let i = 0; i < 50; i++) {
      const found = searched(pairedSearch(noisy([0, 0.7, 0.1]), 0, {random: randomFrom(`clear ${i}`)}));
      assert.equal(found.choice, 1);
      assert.equal(found.next, 0);
      assert.ok(found.gain > 0.2 && found.gain < 1.4, `${found.gain}`);
    }
  });

  it('drops choices that cannot catch up, and ends when the decision can no longer change', () => {
    const {deals, weighed} = searched(
      pairedSearch(noisy([0, -5, -5, -5, -0.05]), 0, {random: randomFrom('dropped'), deals: 200}),
    );
    assert.ok(weighed < 100 + 2 * deals, `${weighed} in ${deals} deals`);
    const clearlyWorse = searched(pairedSearch(noisy([0, -5]), 0, {random: randomFrom('hopeless')}));
    assert.equal(clearlyWorse.deals, FIRST_ANSWER);
  });

  it('takes the best choice if the book suggests none of the choices', () => {
    assert.equal(searched(pairedSearch(noisy([0, 1, 0]), -1, {random: randomFrom('none')})).choice, 1);
  });

  it('is reproducible from its seed and the number of deals', () => {
    const some = (deals: number): unknown =>
      searched(pairedSearch(noisy([0, 0.1, -0.1]), 0, {random: randomFrom('same'), deals}));
    assert.deepEqual(some(50), some(50));
    for (const usual of [200, 400, 1000]) {
      const again = (deals?: number) =>
        searched(
          pairedSearch(noisy([0, 0.2, 0.12, -0.1], 2), 0, {random: randomFrom('again'), usual, deals}),
        );
      assert.deepEqual(again(again().deals), again(), `of ${usual} deals`);
    }
  });

  it('ends at the time limit, but not before the first result, and reports how many deals it used', () => {
    let now = 0;
    const clock = (): number => (now += 200);
    const close = noisy([0, 0.01]);
    assert.equal(
      searched(pairedSearch(close, 0, {random: randomFrom('slow'), clock})).deals,
      FIRST_ANSWER + 1,
    );
    assert.equal(
      searched(pairedSearch(close, 0, {random: randomFrom('slow'), clock: () => 0, deals: 23})).deals,
      23,
    );
  });

  it('has no result before it has imagined a deal', () => {
    assert.throws(() => pairedSearch(guess(), 0, {random: randomFrom('none')}).findings(), RangeError);
  });
});

/** Nim with one heap: whoever takes the last match wins. Player 0 takes one to three, then player 1. */
interface Nim {
  readonly left: number;
  readonly next: number;
}

type Take = MoveLike & {readonly n: number};

const nim: Game<Nim, Nim, Take, number, Happening> & Imagination<Nim, Nim> = {
  id: 'nim',
  start: (left) => ({left, next: 0}),
  turn: ({left, next}) => ({phase: 'take', must: left ? next : null, may: [], over: left === 0}),
  view: (state) => state,
  moves: ({left}) => [1, 2, 3].filter((n) => n <= left).map((n) => ({type: 'TAKE', n})),
  refusal: () => null,
  play: ({left, next}, _by, {n}) => ({state: {left: left - n, next: 1 - next}, events: []}),
  chance: () => ({type: 'TAKE', n: 0}),
  imagine: (view) => view,
  ledger: () => [],
  // The player who has moved last has won.
  worth: ({left, next}) => (left ? [0, 0] : next === 0 ? [-1, 1] : [1, -1]),
};

describe('a game that implements only the contract', () => {
  it('gets an opponent by play-outs through its rules', () => {
    const moves = [...listed(nim, {left: 5, next: 0})];
    const worth = means(contractTrial(nim, {left: 5, next: 0}, 0, moves), 400);
    const best = worth.indexOf(Math.max(...worth));
    assert.equal(moves[best]!.n, 1, 'four matches left are lost for the other');
  });

  it('gets a master from its rules and any book, who leaves the book where it loses', () => {
    const question = (left: number) => ({
      game: 'nim',
      view: {left, next: 0, player: 0},
      moves: [...listed(nim, {left, next: 0})],
      level: 'master',
      seed: 'a',
    });
    const byBook = () => ({move: {type: 'TAKE', n: 1}, because: {maxim: 'nim.one'}});
    const brain = bookAndSearch({
      game: 'nim',
      byBook,
      weigh: (asked: Question<Nim & {player: number}, Take>) =>
        weighingByRules(nim as never, asked as never, byBook as never) as Weighing<Take> | null,
    });
    assert.equal(brain.choose(question(3)).move.n, 3, 'who takes all has won');
    assert.deepEqual(brain.choose(question(3)).because?.over, ['nim.one']);
    assert.equal(brain.choose(question(1)).because?.search, undefined, 'one move is not weighed');
    assert.equal(brain.choose({...question(3), level: 'book'}).move.n, 1);
  });

  it('plays out by its policy, until the policy stops, and no longer than its limit', () => {
    const seen: number[] = [];
    const policy = (view: Nim): Take => {
      seen.push(view.left);
      return {type: 'TAKE', n: 1};
    };
    const weigh = (more: object): void => {
      seen.length = 0;
      contractTrial(nim, {left: 9, next: 0}, 0, [{type: 'TAKE', n: 1}], {policy, ...more}).weigh(
        randomFrom('x'),
        new Float64Array(1),
        new Uint8Array([1]),
      );
    };
    weigh({});
    assert.deepEqual(seen, [8, 7, 6, 5, 4, 3, 2, 1]);
    weigh({until: ({left}: Nim) => left < 5});
    assert.deepEqual(seen, [8, 7, 6, 5]);
    weigh({limit: 3});
    assert.deepEqual(seen, [8, 7]);
  });
});

describe('where nothing is hidden', () => {
  it('every move has the value of best play', () => {
    for (let left = 1; left < 12; left++) {
      const state = {left, next: 0};
      const moves = [...listed(nim, state)];
      const worth = exactWorth(nim, state, 0, moves, 20);
      moves.forEach(({n}, i) => assert.equal(worth[i], (left - n) % 4 === 0 ? 1 : -1, `${n} of ${left}`));
    }
  });

  it('beyond its depth the value of the position is used', () => {
    assert.deepEqual(
      exactWorth(nim, {left: 9, next: 0}, 0, [...listed(nim, {left: 9, next: 0})], 2),
      [0, 0, 0],
    );
  });
});

/** A brain that counts its steps. */
function slow(steps: number): Brain & {made: number; thinking(): Thinking} {
  const thinking = (): Thinking => ({
    step: () => ++brain.made % steps === 0,
    thought: () => ({move: 'in steps'}),
  });
  const brain = {game: 'slow', made: 0, choose: () => ({move: 'at once'}), start: thinking, thinking};
  return brain;
}

test('a decision in steps can also be computed at once', () => {
  const brain = slow(7);
  assert.deepEqual(finishThinking(brain.thinking()), {move: 'in steps'});
  assert.equal(brain.made, 7);
});

test('without workers the main thread computes in slices of some milliseconds, and an abort ends them', async () => {
  const brain = slow(11);
  const waiting: (() => void)[] = [];
  const platform: Platform = {
    spawn: () => {
      throw new Error('forbidden');
    },
    blobUrl: () => {
      throw new Error('forbidden');
    },
    revoke: () => undefined,
    after: (_, call) => (waiting.push(call), () => waiting.splice(waiting.indexOf(call) >>> 0, 1)),
    now: () => 3 * brain.made,
  };
  const host = createHost({game: 'slices', platform, loadBrain: async () => brain});
  const question = {game: 'slow', view: null, moves: [], level: 'master', seed: ''};
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  const breathe = async (): Promise<void> => {
    await settle();
    waiting.shift()!();
    await settle();
  };

  const answer = host.choose(question);
  const steps: number[] = [];
  for (let i = 0; i < 6; i++) {
    await breathe();
    steps.push(brain.made);
  }
  assert.deepEqual(steps, [2, 4, 6, 8, 10, 11]);
  assert.deepEqual(await answer, {move: 'in steps'});

  const abort = new AbortController();
  const given = host.choose(question, abort.signal);
  await breathe();
  abort.abort(new Error('enough'));
  await assert.rejects(given, /enough/);
  assert.equal(waiting.length, 0);
  assert.equal(brain.made, 13);
  host.close();
});
