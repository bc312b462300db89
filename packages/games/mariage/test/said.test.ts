import assert from 'node:assert/strict';
import test from 'node:test';
import {saidIn, shownOf} from '../src/mariage/table/said.js';

const twenty = {seat: 1, suit: 'S', points: 20} as const;

test('a marriage is said at its seat while it is declared, and while its first card lies in the trick', () => {
  const open = [
    {seat: 1, card: 'KS'},
    {seat: 1, card: 'QS'},
  ];
  const declared = {trick: [], marriages: [twenty], saying: 'S', open} as const;
  assert.equal(saidIn(declared, 1), twenty);
  assert.equal(saidIn(declared, 0), null);
  assert.deepEqual(shownOf(declared, twenty), ['KS', 'QS']);
  const laid = {
    trick: [{seat: 1, card: 'KS'}],
    marriages: [twenty],
    saying: null,
    open: [{seat: 1, card: 'QS'}],
  };
  assert.equal(saidIn(laid, 1), twenty);
  assert.deepEqual(shownOf(laid, twenty), ['QS']);
});

test('it is not said again when its second card is played, nor is its first shown', () => {
  const later = {trick: [{seat: 1, card: 'QS'}], marriages: [twenty], saying: null, open: []};
  assert.equal(saidIn(later, 1), null);
});
