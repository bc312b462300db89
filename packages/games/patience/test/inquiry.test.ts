import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {finishThinking, type Chooser, type Question, type Thought} from '@quinola/opponents';
import {patience, positionOf, type PatienceState, type PatienceView} from '../src/patience/index.js';
import {tryDeals, type Trial} from '../src/patience/opponents/help/finding.js';
import {inquire, solverBrain, type Answer, type Inquiry} from '../src/patience/opponents/solver/index.js';

function dealt(game: string, seed: string): PatienceState {
  const start = patience.start({game});
  return patience.play(start, 'chance', patience.chance(start, randomFrom(`${seed}#1`))).state;
}

const chooser: Chooser = {
  choose: <View, Move>(question: Question<View, Move, unknown>) =>
    Promise.resolve(
      solverBrain.choose(
        question as unknown as Question<Inquiry, Answer>,
      ) as Thought<unknown> as Thought<Move>,
    ),
};

async function answers(inquiry: Inquiry): Promise<Answer[]> {
  const all: Answer[] = [];
  for await (const answer of inquire(chooser, inquiry)) all.push(answer);
  return all;
}

test('a visitor who looks at hidden cards is shown a solution, move by move', async () => {
  const state = dealt('clock', 'bench 3');
  const view = patience.view(state, 0);
  const all = await answers({view, look: {stock: state.stock, seed: 'bench 3'}});
  const last = all.at(-1)!;
  assert.equal(last.comesOut, 'yes');
  assert.ok(
    all
      .slice(0, -1)
      .every(({comesOut, done, nodes, most}) => comesOut === 'unknown' && !done && nodes < most),
  );
  assert.ok(last.line.reduce((now, move) => patience.play(now, 0, move).state, state).won);
});

test('without looking, the answer does not depend on hidden cards, and ends where one would be shown', async () => {
  const state = dealt('hemispheres', 'any');
  const other: PatienceState = {...state, stock: [...state.stock].reverse()};
  const [one, two] = [
    (await answers({view: patience.view(state, 0)})).at(-1)!,
    (await answers({view: patience.view(other, 0)})).at(-1)!,
  ];
  assert.deepEqual(one, two);
  assert.equal(one.comesOut, 'unknown');
  const known = one.line.slice(0, -1).reduce((now, move) => patience.play(now, 0, move).state, state);
  assert.equal(known.stock.length, state.stock.length);
  assert.equal(patience.play(known, 0, one.line.at(-1)!).state.stock.length, state.stock.length - 1);
});

test('a deal without a solution is said to be lost', async () => {
  const last = (await answers({view: patience.view(dealt('fifteen', 'bench 10'), 0)})).at(-1)!;
  assert.equal(last.comesOut, 'no');
  assert.ok(last.done);
});

test('a page without workers gets the same answer in slices', () => {
  const question = {
    game: 'patience',
    view: {view: patience.view(dealt('fifteen', 'bench 8'), 0)},
    moves: [],
    level: 'solver',
    seed: '',
  };
  const thought = finishThinking(solverBrain.start!(question)!);
  assert.equal(thought.move.comesOut, 'yes');
  assert.deepEqual(solverBrain.choose(question).move.line, thought.move.line);
});

test('there is no answer before the first card lies on the table', () => {
  const view = patience.view(patience.start({game: 'clock'}), 0);
  assert.deepEqual(
    solverBrain.choose({game: 'patience', view: {view}, moves: [], level: 'solver', seed: ''}).move.done,
    true,
  );
});

test('no deal is said to be lost while the cards may be shuffled again', async () => {
  const state = positionOf(
    {game: 'la-belle-lucie'},
    {
      piles: {'aces.0': [], 'fans.0': [...'23456789TJQKA'].map((rank) => `${rank}S`)},
      redeals: 1,
    },
  );
  const last = (view: PatienceView): Promise<Answer> => answers({view}).then((all) => all.at(-1)!);
  const before = await last(patience.view(state, 0));
  assert.ok(before.done);
  assert.equal(before.comesOut, 'unknown');
  assert.equal((await last(patience.view({...state, redeals: 2}, 0))).comesOut, 'no');
});

test('deals are tried one after another until one is solvable', async () => {
  // Of these deals the first is lost.
  const seeds = ['bench 10', 'bench 8', 'never'];
  const trials: Trial[] = [];
  for await (const trial of tryDeals(chooser, {game: 'fifteen'}, undefined, () => seeds.shift()!))
    trials.push(trial);
  const {seed, tried, state, answer} = trials.at(-1)!;
  assert.deepEqual([seed, tried, seeds], ['bench 8', 1, ['never']]);
  assert.ok(trials.slice(0, -1).every((trial) => trial.answer.comesOut !== 'yes'));
  assert.ok(answer.line.reduce((now, move) => patience.play(now, 0, move).state, state).won);
});
