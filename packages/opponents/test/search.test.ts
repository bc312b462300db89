import assert from 'node:assert/strict';
import {describe, it, test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {type Game, type Happening, type Imagination, listed, type MoveLike} from '@quinola/play';
import {
  contractTrial,
  createHost,
  exactWorth,
  FIRST_ANSWER,
  flatSearch,
  searched,
  thoughtOut,
  type Brain,
  type Platform,
  type Thinking,
  type Trial,
} from '@quinola/opponents';

/** A hand of one number: whoever names more than a hidden number loses it, else wins what he named. */
const guess = (): Trial => ({
  choices: 5,
  weigh(random, worth, tricks) {
    const hidden = random.below(5);
    for (let choice = 0; choice < 5; choice++) {
      worth[choice] = choice > hidden ? -choice : choice;
      tricks[choice] = Number(choice <= hidden);
    }
  },
});

describe('Flat search', () => {
  it('finds what is worth most over all imagined deals, and counts them', () => {
    const found = searched(flatSearch(guess(), {random: randomFrom('many'), deals: 4000}));
    assert.equal(found.deals, 4000);
    // Worth c (5 - 2c) / 5: 0, 0.6, 0.4, -0.6, -2.4.
    assert.equal(found.choice, 1);
    [0, 0.6, 0.4, -0.6, -2.4].forEach((mean, choice) =>
      assert.ok(Math.abs(found.worth[choice]! - mean) < 0.15, `choice ${choice}`),
    );
    assert.ok(Math.abs(found.tricks[1]! - 0.8) < 0.05);
    // In a fifth of the deals nothing may be named, and then naming nothing is the best.
    assert.ok(Math.abs(found.best[0]! / 4000 - 0.2) < 0.05);
    assert.ok(found.doubt(4, 1) > 10, 'naming most is surely worse');
    assert.equal(found.doubt(1, 1), 0);
  });

  it('is repeatable from its seed', () => {
    const once = (): unknown => searched(flatSearch(guess(), {random: randomFrom('same'), deals: 50})).worth;
    assert.deepEqual(once(), once());
  });

  it('ends at the ceiling, but not before the first answer, and says how many deals it used', () => {
    let now = 0;
    const clock = (): number => (now += 200);
    assert.equal(searched(flatSearch(guess(), {random: randomFrom('slow'), clock})).deals, FIRST_ANSWER + 1);
    assert.equal(searched(flatSearch(guess(), {random: randomFrom('slow')})).deals, 96);
    assert.equal(
      searched(flatSearch(guess(), {random: randomFrom('slow'), clock: () => 0, deals: 30})).deals,
      30,
    );
  });

  it('says nothing before it has imagined anything', () => {
    assert.throws(() => flatSearch(guess(), {random: randomFrom('none')}).findings(), RangeError);
  });
});

/** Nim with one heap: whoever takes the last of the matches wins. Player 0 takes one to three, then player 1. */
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

describe('A game that gives only its contract', () => {
  it('gets an opponent from play-outs through the rules', () => {
    const moves = [...listed(nim, {left: 5, next: 0})];
    const found = searched(
      flatSearch(contractTrial(nim, {left: 5, next: 0}, 0, moves), {random: randomFrom('nim'), deals: 400}),
    );
    assert.equal(moves[found.choice]!.n, 1, 'four matches left are lost for the other');
  });

  it('plays out by its policy, until it says, and no longer than its limit', () => {
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
        new Float64Array(1),
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

describe('Where nothing is hidden', () => {
  it('every move is worth what best play makes of it', () => {
    for (let left = 1; left < 12; left++) {
      const state = {left, next: 0};
      const moves = [...listed(nim, state)];
      const worth = exactWorth(nim, state, 0, moves, 20);
      moves.forEach(({n}, i) => assert.equal(worth[i], (left - n) % 4 === 0 ? 1 : -1, `${n} of ${left}`));
    }
  });

  it('beyond its depth the worth of the position is taken', () => {
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

test('a thought in steps can be thought out in one go', () => {
  const brain = slow(7);
  assert.deepEqual(thoughtOut(brain.thinking()), {move: 'in steps'});
  assert.equal(brain.made, 7);
});

test('without workers the main thread thinks in slices of some milliseconds, and an abort ends them', async () => {
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
