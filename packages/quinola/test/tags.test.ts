import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {tags} from '../src/tags.js';

test('the loader knows every table of the house', () => {
  const {tables} = JSON.parse(readFileSync(new URL('../games.json', import.meta.url), 'utf8')) as {
    tables: {tag: string}[];
  };
  assert.deepEqual(
    tags,
    tables.map(({tag}) => tag),
  );
});
