import assert from 'node:assert/strict';
import test from 'node:test';
import {awaitsRest, fetchFirst, fetchParts, fetchRest, tarok, tarokOptions} from '../src/tarok/rules/core.js';
import {part} from '../src/tarok/rules/parts.js';

const CARD = {type: 'PLAY', card: 'T4'} as const;

test('a table for three begins with the core of the rules alone; only what ends a deal must wait for the rest', async () => {
  const view = tarok.view(tarok.start(tarokOptions()), 0);
  const last = {...view, tricks: Array.from({length: 24}, () => ({leader: 0, cards: [], winner: 0}))};
  await fetchFirst({});
  assert.throws(() => part('settlement'), RangeError);
  assert.deepEqual(
    [awaitsRest(view, CARD), awaitsRest(view, {type: 'STOP'}), awaitsRest(last, CARD)],
    [false, true, true],
  );
  await fetchRest();
  assert.ok(part('settlement').settleDeal);
  assert.deepEqual([awaitsRest(view, {type: 'STOP'}), awaitsRest(last, CARD)], [false, false]);
  assert.throws(() => part('deux'), RangeError);
  await fetchParts({players: 2});
  assert.equal(part('deux').dealerByCut(['T5', 'KS']), 0);
});
