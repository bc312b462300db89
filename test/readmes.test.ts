import assert from 'node:assert/strict';
import {relative} from 'node:path';
import {test} from 'node:test';
import {written} from '../build/readmes.mjs';
import {root} from '../build/games.js';

test('READMEs, types and lists say of the elements what their classes say (node build/readmes.mjs writes it)', async () => {
  const found = await written();
  assert.ok(found.length > 0);
  for (const {path, stands, should} of found) assert.equal(stands, should, relative(root, path));
});
