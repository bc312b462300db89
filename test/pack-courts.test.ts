import assert from 'node:assert/strict';
import {test} from 'node:test';
import {packCourts, spelled} from '../build/pack-courts.js';
import {scripts} from '../packages/faces/src/courts/scripts.js';
import {unpack} from '../packages/faces/src/courts/unpack.js';

const [paths, numbers] = packCourts(scripts) as [string, string];

test('the scripts of the courts come out of their packing as they went in', () => {
  const unpacked = unpack(paths, numbers);
  assert.deepEqual(Object.keys(unpacked), Object.keys(scripts));
  for (const [name, script] of Object.entries(scripts)) {
    assert.equal(
      unpacked[name],
      script.replace(/ (M.*)/g, (_, path: string) => ` ${spelled(path)}`),
      name,
    );
  }
});

test('numbers of any size are packed without a character that a string must escape', () => {
  const script = 'o M-95 300l-7 39.5-40 40\n| M-300 0q1 2 3 4 5 6 7 8C150-150 151-151 0 0Z;M1 1';
  const [path, packed] = packCourts({one: script}) as [string, string];
  assert.match(packed, /^[^"\\]*$/);
  assert.equal(
    unpack(path, packed)['one'],
    script.replace(/ (M.*)/g, (_, d: string) => ` ${spelled(d)}`),
  );
});
