import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {families, root} from '../../build/games.js';

/** The number of behaviours in the list. */
const BEHAVIOURS = 50;

/** Where they are tested: of all tables here, of the tables of one family in its package. */
const folders = ['test', ...families.map(({path}) => `${path}/test`)]
  .map((folder) => join(root, folder, 'behaviours'))
  .filter((folder) => existsSync(folder));

test('every behaviour of the list has a test whose title begins with its number', () => {
  const held = new Set<number>();
  for (const folder of folders)
    for (const file of readdirSync(folder)) {
      if (!file.endsWith('.test.ts')) continue;
      const text = readFileSync(join(folder, file), 'utf8');
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
