import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {
  firstDue,
  foldRecord,
  isDue,
  MoveError,
  playersDue,
  type GameRecord,
  type Player,
} from '@quinola/play';
import {AMOUNTS, stakes, stakesOptions, type StakesMove} from '@quinola/testing/stakes-toy/game.js';

const options = stakesOptions({deals: 1});
const shuffle = stakes.chance(stakes.start(options), randomFrom('several'));
const dealt = stakes.play(stakes.start(options), 'chance', shuffle).state;
const refused = (state: typeof dealt, by: Player, move: StakesMove) =>
  stakes.refusal(stakes.view(state, by), move)?.reason ?? null;
const stake = (amount: number): StakesMove => ({type: 'STAKE', amount});

/** A match in which all stake in some order. */
const inOrder = (order: readonly Player[]): GameRecord<StakesMove, typeof options> => ({
  format: 'quinola-record/1',
  game: stakes.id,
  options,
  players: order.map((player) => ({name: `player ${player}`, kind: 'book'})),
  moves: [
    {by: 'chance', move: shuffle},
    ...order.map((by) => ({by, move: stake(AMOUNTS[by]!)})),
    {by: 'chance', move: {type: 'TURN'}},
  ],
});

test('who is due is one, several, chance or nobody', () => {
  assert.deepEqual(([2, [0, 2], 'chance', null] as const).map(playersDue), [[2], [0, 2], [], []]);
  assert.deepEqual(([2, [0, 2], 'chance', null] as const).map(firstDue), [2, 0, 'chance', null]);
  assert.deepEqual(
    ([2, [0, 2], 'chance', null] as const).map((must) =>
      [0, 1, 2, 'watcher' as const].filter((player) => isDue(must, player)),
    ),
    [[2], [0, 2], [], []],
  );
});

test('each of several may move, once, whoever has moved before', () => {
  assert.deepEqual(stakes.turn(dealt).must, [0, 1, 2]);
  for (const player of [0, 1, 2])
    assert.deepEqual(stakes.moves(stakes.view(dealt, player)), [stake(1), stake(2), stake(3), {type: 'CRY'}]);
  const {state} = stakes.play(dealt, 1, stake(2));
  assert.deepEqual(stakes.turn(state).must, [0, 2]);
  assert.equal(refused(state, 1, stake(2)), 'not-your-turn');
  assert.throws(() => stakes.play(state, 1, stake(2)), MoveError);
  assert.throws(() => stakes.play(state, 'chance', {type: 'TURN'}), MoveError, 'two have not staked');
  assert.equal(refused(state, 0, stake(4)), 'no-stake');
  assert.equal(refused(state, 0, stake(3)), null);
  assert.equal(refused(state, 3, stake(3)), 'not-your-turn');
  assert.deepEqual(stakes.moves(stakes.view(state, 'watcher')), []);
});

test('each sees that another has moved, and not what he did', () => {
  const [one, three] = [1, 3].map((amount) => stakes.play(dealt, 1, stake(amount)));
  for (const viewer of [0, 2, 'watcher'] as const)
    assert.deepEqual(stakes.view(one!.state, viewer), stakes.view(three!.state, viewer));
  assert.equal(stakes.view(three!.state, 1).stake, 3);
  assert.deepEqual(
    three!.events.filter(({to}) => !to),
    [{type: 'staked', by: 1}],
  );
});

test('a right may be used beside several: by who has moved, and by who has not', () => {
  const {state} = stakes.play(dealt, 1, stake(2));
  for (const player of [0, 1]) assert.equal(refused(state, player, {type: 'CRY'}), null);
  const cried = stakes.play(state, 1, {type: 'CRY'}).state;
  assert.deepEqual(stakes.turn(cried), {phase: 'staking', must: [0, 2], may: [0, 2], over: false});
  assert.equal(refused(cried, 1, {type: 'CRY'}), 'not-your-turn');
  assert.deepEqual(stakes.moves(stakes.view(cried, 1)), []);
  assert.equal(refused(cried, 0, stake(3)), 'no-stake');
  const again = stakes.play(cried, 0, {type: 'CRY'}).state;
  assert.equal(refused(again, 0, {type: 'CRY'}), 'cried-already');
});

test('a record keeps the order in which they moved, and folds in any', () => {
  const [one, other] = [
    [0, 1, 2],
    [2, 0, 1],
  ].map((order) => foldRecord(stakes, inOrder(order)));
  assert.deepEqual(one, other);
  assert.ok(stakes.turn(one!).over);
  assert.throws(() => foldRecord(stakes, inOrder([0, 0, 2])), /broken-move at move 2/);
});
