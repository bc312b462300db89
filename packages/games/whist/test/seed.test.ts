import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom, shuffled} from '@quinola/cards';

test('the seed “whist” always gives the same numbers and the same pack', () => {
  const random = randomFrom('whist');
  assert.deepEqual(
    [1, 2, 3, 4].map(() => random.below(1000)),
    [197, 451, 294, 158],
  );
  assert.equal(
    shuffled(FRENCH_52.cards, randomFrom('whist')).slice(0, 13).join(' '),
    '5C 5D 2H 2D JD 2S 7D 4C 7H 8C 6D 8D 3C',
  );
});
