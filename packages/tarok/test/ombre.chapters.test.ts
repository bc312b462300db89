import assert from 'node:assert/strict';
import test from 'node:test';
import {
  awaitsRest,
  fetchFirst,
  fetchParts,
  fetchRest,
  tarokOmbre,
  tarokOmbreOptions,
} from '../src/tarok-ombre/rules/core.js';
import {part} from '../src/tarok-ombre/rules/parts.js';

const CARD = {type: 'PLAY', card: 'T4'} as const;

test('a table begins with the core of the rules alone; only what ends a deal must wait for the rest', async () => {
  const view = tarokOmbre.view(tarokOmbre.start(tarokOmbreOptions()), 0);
  const last = {...view, tricks: Array.from({length: 24}, () => ({leader: 0, cards: [], winner: 0}))};
  await fetchFirst({});
  assert.throws(() => part('settlement'), RangeError);
  assert.deepEqual(
    [awaitsRest(view, CARD), awaitsRest(view, {type: 'BID', contract: 'due'})],
    [false, false],
  );
  assert.deepEqual(
    [awaitsRest(view, {type: 'STOP'}), awaitsRest(view, {type: 'PASS'}), awaitsRest(last, CARD)],
    [true, true, true],
  );
  await fetchRest();
  assert.ok(part('settlement').settleDeal);
  assert.deepEqual([awaitsRest(view, {type: 'STOP'}), awaitsRest(last, CARD)], [false, false]);
  assert.throws(() => part('position'), RangeError);
  await fetchParts({deal: 'S:'});
  assert.ok(part('position').readDeal);
});
