import assert from 'node:assert/strict';
import test from 'node:test';
import {
  booked,
  totalHeld,
  losePool,
  nextBete,
  openPool,
  staked,
  worthWithPool,
  type Player,
  type PoolRules,
} from '@quinola/play';
import {pooling} from './pooling.js';

// Sequences from the old books, and known answers derived from their rules.

/** Each bête joins the pool, the largest first; all pay a block when it is laid. */
const JOINING: PoolRules = {
  holder: 'pot',
  order: 'largest',
  joins: true,
  block: {amount: 3, paid: 'together'},
};

/** Such a pool, filled and staked for each deal. */
function joiningPool(players = 3) {
  const table = pooling(JOINING, players);
  return Object.assign(table, {
    begin: (dealer: Player) => {
      table.fill();
      table.stake(dealer, 1);
    },
  });
}

test('the first bête goes into the dish, the next is written, codille is twice the single value', () => {
  const dish = joiningPool();
  dish.begin(2);
  assert.deepEqual(
    [dish.stands, dish.balance],
    [
      [4, 4, []],
      [-3, -3, -4],
    ],
  );
  dish.lose(0);
  assert.deepEqual(dish.stands, [8, 8, []]);
  dish.begin(0);
  dish.lose(1);
  assert.deepEqual(dish.stands, [9, 9, [9]]);
  dish.begin(1);
  dish.begin(2);
  dish.lose(0, {times: 2});
  assert.deepEqual(dish.stands, [11, 11, [9, 22]]);
  dish.begin(0);
  dish.lose(2);
  assert.deepEqual(dish.stands, [12, 12, [9, 22, 12]]);
  assert.deepEqual(dish.balance, [-31, -13, -17]);
});

test('when the dish is won the highest bête is added; a Block only when no bête is left', () => {
  const dish = joiningPool();
  dish.begin(2);
  dish.lose(0);
  dish.begin(0);
  dish.lose(1);
  dish.begin(1);
  dish.win(2);
  assert.deepEqual(dish.balance, [-8, -13, 6]);
  dish.begin(2);
  assert.deepEqual(dish.stands, [10, 10, []]);
  dish.win(0);
  dish.begin(0);
  assert.deepEqual(dish.stands, [4, 4, []]);
  assert.deepEqual(dish.balance, [1, -13, 5]);
  assert.equal(totalHeld(JOINING, dish.pool), 7);
});

test('all Blocks are set again when they have been won', () => {
  const dish = joiningPool();
  for (const player of [0, 1, 2]) {
    dish.begin((player + 2) % 3);
    assert.equal(dish.pool.amount, 4);
    dish.win(player);
  }
  assert.deepEqual(dish.pool.blocks, []);
  dish.begin(2);
  assert.deepEqual(dish.pool.blocks, [1, 2]);
});

test('a codille in the first dish counts its content twice, and once for the next bête', () => {
  const dish = joiningPool(4);
  dish.begin(3);
  dish.lose(0, {times: 2});
  assert.deepEqual(dish.stands, [12, 8, []]);
  dish.begin(0);
  assert.deepEqual(dish.stands, [13, 9, []]);
});

const WITHOUT_BLOCKS: PoolRules = {holder: 'pot', order: 'largest', joins: true};

test('a pair shares the dish and its bête; the first gets the odd mark', () => {
  const dish = pooling(WITHOUT_BLOCKS, 4);
  dish.stake(3, 1);
  dish.stake(0, 1);
  dish.lose([1, 3]);
  assert.deepEqual(dish.stands, [4, 4, []]);
  dish.stake(1, 1);
  dish.win(2, 0);
  assert.deepEqual(dish.balance, [1, -2, 3, -2]);
});

test('where the opponents have won the dish at codille, the bête waits for the next deal', () => {
  const dish = pooling(WITHOUT_BLOCKS, 4);
  dish.stake(3, 1);
  const single = dish.pool.base;
  dish.win(1, 2, 3);
  dish.lose(0, {single});
  assert.deepEqual(
    [dish.stands, dish.balance],
    [
      [0, 0, [1]],
      [-1, 1, 0, -1],
    ],
  );
  dish.fill();
  dish.stake(0, 1);
  assert.deepEqual(dish.stands, [2, 2, []]);
});

/** The owner pays his block when it is played for. */
const OWNED: PoolRules = {
  holder: 'pot',
  order: 'largest',
  joins: true,
  block: {amount: 8, paid: 'when-used'},
};

test('where blocks are owned, the owner pays his when it is played for, and all pay when all pass', () => {
  const pool = pooling(OWNED, 4);
  pool.stake(0, 4);
  assert.equal(pool.atStake, 12);
  pool.lose(1);
  assert.deepEqual([pool.atStake, pool.balance], [24, [-12, -12, 0, 0]]);
  pool.stake(1, 4);
  assert.equal(pool.atStake, 28);
  pool.lose(2);
  assert.deepEqual([pool.atStake, pool.balance], [28, [-12, -16, -28, 0]]);
  pool.stake(2, 4);
  for (const player of [0, 1, 2, 3]) pool.stake(player, 2);
  pool.stake(3, 4);
  assert.equal(pool.atStake, 44);
  pool.win(0);
  assert.deepEqual([pool.atStake, pool.balance], [28, [30, -18, -34, -6]]);
});

test('with three players their blocks are used in turn', () => {
  const pool = pooling(OWNED, 3);
  pool.stake(0, 4);
  for (const player of [0, 1, 2]) pool.stake(player, 2);
  pool.stake(1, 4);
  pool.lose(1);
  assert.deepEqual(pool.balance, [-14, -28, -2]);
  pool.stake(2, 4);
  pool.win(0);
  pool.stake(0, 4);
  pool.win(2);
  assert.deepEqual([pool.balance, pool.atStake], [[30, -36, 6], 8]);
});

test('the rest is divided, with odd marks one by one in the order named', () => {
  const pool = pooling(OWNED, 4);
  pool.stake(0, 4);
  pool.lose(1);
  pool.stake(1, 4);
  pool.lose(2);
  pool.end(2, 3, 0, 1);
  assert.deepEqual(pool.balance, [2, -2, -14, 14]);
  const dish = joiningPool();
  dish.begin(0);
  dish.end(1, 2, 0);
  assert.deepEqual(dish.balance, [-1, 1, 0]);
});

const UNBLOCKED: PoolRules = {holder: 'pannier', order: 'largest', joins: true};

test('the pannier of a game with one bête at a time: the first goes in, the others are added one by one, the largest first', () => {
  const pannier = pooling(UNBLOCKED, 4);
  const deal = (): void => {
    const isEmpty = pannier.pool.amount === 0;
    pannier.stake(3, isEmpty ? 2 : 1);
    for (const player of isEmpty ? [0, 1, 2] : []) pannier.stake(player, 1);
  };
  const draw = (): void => {
    pannier.win(0);
    pannier.fill();
  };
  const after = [
    'deal',
    'bete',
    'deal',
    'bete',
    'deal',
    'bete',
    'draw',
    'deal',
    'draw',
    'deal',
    'draw',
    'deal',
  ].map((step) => {
    if (step === 'deal') deal();
    else if (step === 'draw') draw();
    else pannier.lose(1);
    return [pannier.pool.amount, pannier.pool.waiting.map(({amount}) => amount)];
  });
  assert.deepEqual(after, [
    [5, []],
    [10, []],
    [11, []],
    [11, [11]],
    [12, [11]],
    [12, [11, 12]],
    [12, [11]],
    [13, [11]],
    [11, []],
    [12, []],
    [0, []],
    [5, []],
  ]);
});

test('by agreement the oldest bête is added first', () => {
  const waiting = [9, 12, 12].map((amount, by) => ({amount, base: amount, by}));
  const pool = {...openPool([0, 1, 2]), waiting};
  assert.equal(nextBete({order: 'oldest'}, pool)?.by, 0);
  assert.equal(nextBete({order: 'largest'}, pool)?.by, 1);
  assert.equal(nextBete({order: 'largest'}, openPool([0, 1])), undefined);
});

/** Bêtes are only written down. */
const WRITTEN: PoolRules = {
  holder: 'pot',
  order: 'largest',
  joins: false,
  block: {amount: 12, paid: 'when-used'},
  written: {more: 1},
};

test('bêtes that are only written are each larger than the last; their owner pays the winner', () => {
  const paper = pooling(WRITTEN, 3);
  const written = (): unknown => paper.pool.waiting.map(({amount, by}) => [by, amount]);
  paper.win(1);
  assert.deepEqual([paper.balance, paper.atStake], [[-12, 12, 0], 12]);
  paper.lose(2);
  assert.deepEqual(written(), [[2, 13]]);
  // Codille: the bête that was played for is divided between the two who passed, and two more are written.
  const single = paper.atStake;
  paper.win(1, 2);
  paper.lose(0, {single});
  paper.lose(0);
  assert.deepEqual(written(), [
    [0, 14],
    [0, 15],
  ]);
  assert.deepEqual(paper.balance, [-12, 12 + 7, 6 - 13]);
  paper.win(1);
  paper.win(0);
  assert.deepEqual(paper.balance, [-27, 34, -7]);
  assert.deepEqual([written(), paper.atStake], [[], 12]);
});

test('a bête above the cap is written as two halves, the larger first', () => {
  const pool = {...openPool([0, 1]), waiting: [{amount: 40, base: 40, by: 1}]};
  const {waiting} = losePool({...WRITTEN, cap: 32}, pool, [0]).pool;
  assert.deepEqual(
    waiting.map(({amount}) => amount),
    [40, 21, 20],
  );
});

test('the content of a pool is worth an equal share to each, so that all worths sum to zero', () => {
  const rules: PoolRules = {holder: 'pot', order: 'oldest', joins: false};
  const first = staked(rules, openPool([0, 1, 2, 3]), 0, 6);
  const lost = losePool(rules, first.pool, [2], {single: 2});
  const entries = booked([...first.transfers, ...lost.transfers], {account: 'pool', reason: 'paid'});
  assert.deepEqual(worthWithPool(rules, lost.pool, entries), [-4, 2, 0, 2]);
});
