import assert from 'node:assert/strict';
import test from 'node:test';
import {
  balances,
  billOf,
  booked,
  fromEach,
  isZeroSum,
  netOf,
  pairwise,
  priceIn,
  shares,
  turned,
  type Tariff,
} from '@quinola/play';

test('each payer pays the winner’s gain, in the other direction if it is negative', () => {
  assert.deepEqual(netOf(fromEach(1, 7, [0, 1, 2]), 3), [-7, 14, -7]);
  assert.deepEqual(netOf(fromEach(1, -7, [0, 1, 2]), 3), [7, -14, 7]);
  assert.deepEqual(turned(fromEach(1, -7, [0, 1])), [{from: 1, to: 0, amount: 7}]);
  assert.deepEqual(fromEach(1, 0, [0, 1]), []);
});

test('differences are paid between each pair', () => {
  assert.deepEqual(netOf(pairwise([5, 15, 25]), 3), [-30, 0, 30]);
  assert.deepEqual(pairwise([5, 5, 5]), []);
  assert.ok(pairwise([0, 4, 9, 2]).every(({amount}) => amount > 0));
});

test('transfers are booked by seat or as they are, always with both halves', () => {
  const booking = {account: 'marks', reason: 'game', round: 1};
  const entries = booked(fromEach(0, 3, [0, 1, 2]), booking, [2, 0, 1]);
  assert.deepEqual(balances(entries, 3).players, [-3, -3, 6]);
  const pot = booked([{from: 'pot', to: 1, amount: 4}], booking, [2, 0, 1]);
  assert.deepEqual(balances(pot, 3), {players: [4, 0, 0], held: {pot: -4}});
  assert.ok(isZeroSum([...entries, ...pot]));
});

test('indivisible rests go one by one to the players named', () => {
  assert.deepEqual(shares(12, 3), [4, 4, 4]);
  assert.deepEqual(shares(14, 4), [4, 4, 3, 3]);
  assert.deepEqual(shares(14, 4, [2]), [3, 3, 5, 3]);
  assert.deepEqual(shares(14, 4, [3, 0]), [4, 3, 3, 4]);
});

const TARIFF: Tariff<'solo' | 'vole' | 'matadors' | 'tout', 'plain' | 'favourite'> = {
  solo: {plain: 2, favourite: 4},
  vole: {plain: 4, favourite: 8},
  matadors: {plain: 1, favourite: 2},
  tout: {plain: 12, favourite: null},
};

test('a bill by a price list: items are charged any number of times, or deducted', () => {
  const bill = billOf(TARIFF, [
    ['solo', 'plain'],
    ['matadors', 'plain', 3],
    ['vole', 'plain', -1],
  ]);
  assert.deepEqual(
    bill.lines.map(({item, amount}) => [item, amount]),
    [
      ['solo', 2],
      ['matadors', 3],
      ['vole', -4],
    ],
  );
  assert.equal(bill.total, 1);
  assert.equal(billOf(TARIFF, [['matadors', 'favourite', 2]], 3).total, 12);
  assert.deepEqual(billOf(TARIFF, []), {lines: [], total: 0});
  assert.throws(() => priceIn(TARIFF, 'tout', 'favourite'), RangeError);
});
