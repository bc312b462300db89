import assert from 'node:assert/strict';
import {it} from 'node:test';
import {once} from '@quinola/chart';

it('makes at the first call only, and returns the same at each', () => {
  let calls = 0;
  const made = once(() => ({number: ++calls}));
  assert.equal(calls, 0);
  assert.equal(made().number, 1);
  assert.equal(made(), made());
  assert.equal(calls, 1);
});
