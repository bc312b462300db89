import assert from 'node:assert/strict';
import test from 'node:test';
import {costOf} from '../build/cost.mjs';

const known = {
  'house node': {runs: 3, units: {a: {run: 3, seconds: 60}, gone: {run: 1, seconds: 500}}},
  // In the last run two of four were tried; one of the others was measured before.
  node: {runs: 5, units: {b: {run: 5, seconds: 10}, c: {run: 5, seconds: 20}, d: {run: 2, seconds: 30}}},
  suite: {runs: 5, units: {first: {run: 5, seconds: 10}}},
};
const units = {node: {b: '', c: '', d: '', e: ''}, suite: {first: '', second: ''}};

test('of a stage with units a further game adds a sixth of what one has on average, as the stage runs them', () => {
  // 100 seconds of work took 50: two run at once. All files are 80, the suites 20: a game has half of that.
  assert.deepEqual(costOf('Tests in Node', 50, known, units, 2, 0), {kit: 30, more: 25 / 6, whole: 25});
});

test('of another stage it has its share of the sources, and of an installation nothing', () => {
  assert.deepEqual(costOf('Lint', 100, known, units, 4, 0.125), {kit: 50, more: 12.5, whole: 0});
  assert.deepEqual(costOf('Install', 100, known, units, 4, 0.125), {kit: 100, more: 0, whole: 0});
});
