import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {OptionsError} from '@quinola/play';
import {PATIENCES, faultsOf, patience, type Patience} from '../src/patience/index.js';
import {checkLayouts, isLayouts, type Layout} from '../test-support/answers/layouts.js';

const FILE: unknown = JSON.parse(readFileSync(new URL('patiences.json', import.meta.url), 'utf8'));
assert.ok(isLayouts(FILE));
const {games} = FILE;

test('the data agree with the specification of the schema', () => {
  assert.deepEqual(checkLayouts(games), {passed: PATIENCES.length, failures: []});
});

test('a different or additional field in a layout fails, with the name of the field', () => {
  const [lucie, ...others] = games as readonly [Layout, ...Layout[]];
  const named = (changed: Partial<Layout>): string =>
    checkLayouts([{...lucie, ...changed}, ...others]).failures.join();
  assert.match(named({packs: 2}), /^la-belle-lucie \(layout\) packs: /);
  assert.match(named({source: 'lines 58-86'}), /^la-belle-lucie \(layout\) source: /);
  assert.match(named({options: []}), /^$/);
  const option = {id: 'redeals', default: 1, values: [0, 1, 2], origin: 'source'};
  assert.match(named({options: [option]}), /^la-belle-lucie \(layout\) options: /);
  assert.match(named({mood: 'merry'}), /^la-belle-lucie \(layout\) mood: was not read$/);
  assert.match(named({id: 'sultan'}), /^sultan \(layout\) id: no such patience$/);
});

test('the data of every patience are valid', () => {
  for (const def of PATIENCES) assert.deepEqual(faultsOf(def), []);
});

test('faults in data are reported in sentences', () => {
  const [def] = PATIENCES as readonly [Patience];
  const faulty: Patience = {
    ...def,
    groups: def.groups.map((group) => (group.id === 'fans' ? {...group, n: 17} : group)),
    program: [...def.program, {phase: 'supper'}],
    win: ['aces', 'spades'],
  };
  assert.deepEqual(faultsOf(faulty), [
    'la-belle-lucie: fans has 17 piles and 18 places',
    ...(def.layouts ?? []).map((_, i) => `la-belle-lucie: fans has 17 piles and 18 places in layout ${i}`),
    'la-belle-lucie: step 2 is the phase supper, which is not described',
    'la-belle-lucie: win names spades, and there is no such group or pile',
  ]);
});

test('unknown options are refused', () => {
  const code = (options: Parameters<typeof patience.start>[0], expected: string): void => {
    assert.throws(
      () => patience.start(options),
      (error) => error instanceof OptionsError && error.code === expected,
    );
  };
  code({game: 'sultan'}, 'unknown-patience');
  code({game: 'shah', redeals: 1}, 'unknown-option');
  code({game: 'clock', wrapMarriages: 'perhaps'}, 'unknown-wrapMarriages');
  assert.equal(patience.start({game: 'clock', strict: true, shortPacketMarry: false}).stage, 'shuffling');
});
