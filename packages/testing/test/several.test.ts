import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {contractTrial} from '@quinola/opponents';
import {listed, type Game} from '@quinola/play';
import {roundContest} from '../src/contests/rounds.js';
import {compare} from '../src/fixtures/compare.js';
import {folded} from '../src/fixtures/facts.js';
import {makeFixture} from '../src/fixtures/make.js';
import {assertChartGoesOn, cutPoints} from '../src/fixtures/through-chart.js';
import type {FixtureGame} from '../src/fixtures/types.js';
import {assertHonest, assertLeaksFound} from '../src/honesty.js';
import {testGame, type TestedGame} from '../src/game-suite.js';
import {
  PACK,
  stakes,
  stakesOptions,
  type StakesHappening,
  type StakesMove,
  type StakesOptions,
  type StakesState,
  type StakesView,
} from '../src/stakes-toy/game.js';
import {testLessons} from '../src/suites/lessons.js';
import {honestStakes, testedStakes} from '../src/stakes-toy/tested.js';

// A game in which several are due at once passes the suite that every game passes.
testGame(testedStakes as TestedGame);

/** A match that waits for all. */
const dealt = (): StakesState =>
  stakes.play(stakes.start(stakesOptions()), 'chance', {type: 'SHUFFLE', pack: PACK.cards}).state;

const LESSON = {
  format: 'quinola-lesson/1',
  id: 'all-at-once',
  game: 'stakes',
  title: 'All at once',
  about: 'Who stakes when.',
  minutes: 1,
  source: 'No book.',
  seed: 'a lesson',
  seats: [
    {plays: [{type: 'CRY'}]},
    'visitor',
    {
      plays: [
        {type: 'STAKE', amount: 1},
        {type: 'STAKE', amount: 2},
      ],
    },
  ],
  opening: [
    {by: 'chance', type: 'SHUFFLE', pack: PACK.cards},
    // Nobody is named: the first who can.
    {type: 'STAKE', amount: 3},
  ],
  steps: [
    {say: 'One has staked.', at: 'once'},
    {say: 'Stake two.', ask: {move: {type: 'STAKE', amount: 2}}, right: 'So.'},
    {say: 'Again.', ask: {moves: [{type: 'STAKE', amount: 1}]}, right: 'So.'},
  ],
  goal: {say: 'Two deals.', when: {happening: {type: 'staked', by: 1}, least: 2}},
  end: {say: 'That is all.', missed: 'Again.'},
};

const {id, title, about, minutes} = LESSON;
testLessons('stakes', {
  game: testedStakes.game as never,
  lessons: [{id, title, about, minutes, load: () => Promise.resolve(LESSON)}],
  book: (view, moves) =>
    honestStakes.brain.choose({
      game: 'stakes',
      view: view as StakesView,
      moves: moves as readonly StakesMove[],
      level: 'book',
      seed: '',
    }).move,
});

/** The toy with seats, as contests want them: every player sits at the seat of his number. */
const seatedStakes: Game<
  StakesState,
  StakesView & {readonly seat: number; readonly seats: readonly number[]},
  StakesMove,
  StakesOptions,
  StakesHappening,
  never
> = {
  ...stakes,
  view: (state, viewer) => ({
    ...stakes.view(state, viewer),
    seat: viewer === 'watcher' ? -1 : viewer,
    seats: [0, 1, 2],
  }),
};

describe('where several act in any order', () => {
  it('contests play whole sessions', () => {
    const contest = roundContest({
      game: seatedStakes,
      brain: {game: stakes.id, choose: (question) => honestStakes.brain.choose(question)},
      options: stakesOptions(),
      players: 3,
      unit: 'counters',
      greedy: () => null,
    });
    const net = contest.play([{level: 'book'}, {level: 'random'}, {level: 'greedy'}], 'a contest');
    assert.equal(
      net.reduce((sum, one) => sum + one, 0),
      0,
    );
    assert.ok(net.some(Boolean));
  });

  it('a search plays out the rest by the rules alone', () => {
    const view = stakes.view(dealt(), 1);
    const moves = [...listed(stakes, view)];
    const trial = contractTrial({...stakes, imagine: honestStakes.imagine}, view, 1, moves);
    const worth = new Float64Array(moves.length).fill(NaN);
    trial.weigh(randomFrom('a search'), worth, new Uint8Array(moves.length).fill(1));
    assert.ok(worth.every(Number.isFinite), worth.join());
  });

  it('records are kept and go on from any point, in whatever order all have acted', () => {
    const set = {name: 'stakes', options: stakesOptions({deals: 4}), count: 8, lineups: [['any']]};
    const kind: FixtureGame = {
      ...(testedStakes as TestedGame),
      styles: {any: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)}},
    };
    const orders = new Set<string>();
    for (let index = 0; index < set.count; index++) {
      const stored = makeFixture(kind, set, index);
      assert.deepEqual(
        compare(kind, JSON.parse(JSON.stringify(stored)) as typeof stored, {cuts: Infinity}),
        [],
      );
      const {record} = stored;
      const staked = record.moves.filter(({move, undone}) => move.type === 'STAKE' && !undone);
      for (let deal = 0; deal < 4; deal++)
        orders.add(
          staked
            .slice(3 * deal, 3 * deal + 3)
            .map(({by}) => by)
            .join(),
        );
      const {states} = folded(kind, record);
      for (const point of cutPoints(record)) assertChartGoesOn(kind, record, states, point, point % 3);
    }
    assert.equal(orders.size, 6, [...orders].join(' '));
  });

  it('nobody knows what another has staked', () => assertHonest(honestStakes));
  it('a leak of cards or of stakes would be found', () => {
    assertLeaksFound(honestStakes, ({hands}) => hands);
    assertLeaksFound(honestStakes, ({stakes}) => stakes.map((stake) => [`${stake}`]));
  });
});
