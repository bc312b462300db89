import assert from 'node:assert/strict';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {packOf, totalOf, twentyOne, twentyOneOptions} from '../src/twenty-one/rules/index.js';
import {testedTwentyOne} from '../test-support/tested-twenty-one.js';

// Tests that every game must pass (stored records, known answers, words, statechart) are in test/games.test.ts.

test('evenings come to their end, at every step what some win others have paid, and the pack always lasts', () => {
  for (const options of testedTwentyOne.agreements)
    for (let i = 0; i < samples(20, 2500); i++) {
      const end = playMatch(twentyOne, options, `${testSeed}/twenty-one/${i}`, ({after}) => {
        const {table, hands, pack} = after;
        assert.ok(isZeroSum(twentyOne.ledger(table)));
        assert.equal(
          table.entries.filter(({holder}) => holder === 'pool').reduce((sum, {amount}) => sum + amount, 0),
          table.pool,
        );
        if (table.turn.phase.startsWith('playing')) {
          assert.ok(pack.length > 0, 'no card is left to draw');
          assert.equal(hands.flat().length + pack.length, packOf(options).cards.length);
        }
      });
      assert.ok(twentyOne.turn(end).over);
      assert.equal(end.table.pool, 0);
    }
});

test('no hand can take the last card of a pack, whatever the players do', () => {
  // Each hand that is drawn to has 20 at most, and none has more than 31 after its last card.
  for (const pack of ['large', 'small'] as const) {
    const options = {pack};
    const most = pack === 'small' ? 4 : 6;
    assert.ok(20 + 31 * (most - 1) < totalOf(packOf(options).cards, options), pack);
  }
});

test('four play with the small pack at most', () => {
  assert.throws(() => twentyOneOptions({pack: 'small', players: 5}));
  assert.doesNotThrow(() => twentyOneOptions({pack: 'small', players: 4}));
});

test('a session can be left by whoever plays', () => {
  const end = twentyOne.play(twentyOne.start(twentyOneOptions()), 0, {type: 'LEAVE'}).state;
  assert.ok(twentyOne.turn(end).over);
});
