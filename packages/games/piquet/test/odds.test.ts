import assert from 'node:assert/strict';
import {it} from 'node:test';
import {oddsOf} from '../src/piquet/opponents/odds.js';

it('the odds of the exchange are exact', () => {
  assert.deepEqual(oddsOf({unseen: 20, wished: 1, taken: 5}), [1, 3], 'elder hand, a card that is named');
  assert.deepEqual(oddsOf({unseen: 20, wished: 1, taken: 3}), [3, 17], 'younger hand, the same');
  assert.deepEqual(oddsOf({unseen: 20, wished: 2, taken: 5}), [17, 21], 'one of two');
  assert.deepEqual(oddsOf({unseen: 20, wished: 2, taken: 5, least: 2}), [1, 18], 'both of two');
  assert.deepEqual(oddsOf({unseen: 20, wished: 3, taken: 5}), [137, 91], 'one of three');
  assert.deepEqual(oddsOf({unseen: 20, wished: 4, taken: 5, least: 4}), [1, 968], 'all four');
});

it('what must come comes, and what cannot does not', () => {
  assert.deepEqual(oddsOf({unseen: 8, wished: 3, taken: 8}), [1, 0]);
  assert.deepEqual(oddsOf({unseen: 20, wished: 2, taken: 5, least: 3}), [0, 1]);
});

it('every number of wished-for cards adds up to certainty', () => {
  for (let wished = 0; wished <= 8; wished++) {
    const [happens, doesNot] = oddsOf({unseen: 20, wished, taken: 5, least: 0});
    assert.deepEqual([happens, doesNot], [1, 0]);
  }
});
