import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {root} from '../build/games.js';
import {packages} from '../build/packages.js';

describe('the pages of the house', () => {
  const galleries = packages.map(({path}) => `${path}/gallery`).filter((path) => existsSync(root + path));
  for (const folder of ['examples', 'packages/quinola/src', ...galleries]) {
    const pages = readdirSync(root + folder).filter((name) => name.endsWith('.html'));
    // What begins with this mark is put into the page that all games share.
    for (const page of pages.filter(
      (name) => !readFileSync(`${root}${folder}/${name}`, 'utf8').startsWith('<!--game '),
    )) {
      test(`${folder}/${page} names its icon, so that no browser requests a missing one`, () => {
        assert.match(readFileSync(`${root}${folder}/${page}`, 'utf8'), /<link rel="icon" href="[^"]+">/);
      });
    }
  }
});
