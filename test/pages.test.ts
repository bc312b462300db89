import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the pages of the house', () => {
  for (const folder of ['examples', 'packages/quinola/gallery', 'packages/quinola/src']) {
    for (const page of readdirSync(root + folder).filter((name) => name.endsWith('.html'))) {
      test(`${folder}/${page} names its sign, so that no browser asks for one that is not there`, () => {
        assert.match(readFileSync(`${root}${folder}/${page}`, 'utf8'), /<link rel="icon" href="[^"]+">/);
      });
    }
  }
});
