import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

/** How many behaviours the list has. */
const BEHAVIOURS = 50;

test('every behaviour of the list is held by a test whose title begins with its number', () => {
  const held = new Set<number>();
  for (const file of readdirSync(new URL('.', import.meta.url))) {
    if (!file.endsWith('.test.ts')) continue;
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const [, number] of text.matchAll(/\b(?:it|test)\(\s*['"`](\d+) /g)) held.add(Number(number));
  }
  const all = Array.from({length: BEHAVIOURS}, (_, i) => i + 1);
  assert.deepEqual(
    all.filter((number) => !held.has(number)),
    [],
    'numbers without a test',
  );
  assert.deepEqual(
    [...held].filter((number) => !all.includes(number)),
    [],
    'numbers that the list has not',
  );
});
