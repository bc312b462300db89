import assert from 'node:assert/strict';
import test from 'node:test';
import {everyTrick, onlyLastTrick, ownAndLastTrick, untilNextLead} from '../src/open-tricks.js';

const tricks = [{winner: 1}, {winner: 0}, {winner: 2}, {winner: 1}];

test('every trick, or only the last, may be looked at again', () => {
  assert.deepEqual(everyTrick({tricks}), [0, 1, 2, 3]);
  assert.deepEqual(onlyLastTrick({tricks}), [3]);
  assert.deepEqual(onlyLastTrick({tricks: []}), []);
});

test('the last trick lies open until somebody leads to the next', () => {
  assert.deepEqual(untilNextLead({trick: [], tricks}), [3]);
  assert.deepEqual(untilNextLead({trick: [{seat: 1, card: 'KS'}], tricks}), []);
});

test('a player sees his own tricks and the last one, a watcher only the last', () => {
  assert.deepEqual(ownAndLastTrick({seat: 0, trick: [], tricks}), [1, 3]);
  assert.deepEqual(ownAndLastTrick({seat: 1, trick: [], tricks}), [0, 3]);
  assert.deepEqual(ownAndLastTrick({seat: -1, trick: [], tricks}), [3]);
});
