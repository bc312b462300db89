import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {families, root} from '../../build/games.js';

/** The number of behaviours in the list. */
const BEHAVIOURS = 50;

/** Where they are tested: at all tables here, at the kit's own tables, at those of one family, and at each built table. */
const files = [
  ...['test', 'packages/table/test', ...families.map(({path}) => `${path}/test`)].map(
    (folder) => `${folder}/behaviours`,
  ),
  'packages/testing/src/table-suite',
]
  .map((folder) => join(root, folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts'));

test('every behaviour of the list has a test whose title begins with its number', () => {
  const held = new Set<number>();
  for (const file of files)
    for (const [, number] of readFileSync(file, 'utf8').matchAll(
      /(?:\b(?:it|test)\(|\btitle:)\s*['"`](\d+) /g,
    ))
      held.add(Number(number));
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
