import assert from 'node:assert/strict';
import {test} from 'node:test';
import {holdLanguage} from '../../table/test-support/languages.js';
import {PATIENCES} from '../src/games/index.js';
import {loadPage} from '../src/pages/load.js';
import {reasons as en} from '../src/reasons/en.js';
import {reasonsOf} from '../src/reasons/index.js';
import {maximOf} from '../src/help/maxims.js';
import {patience} from '../src/rules/index.js';
import {more} from '../src/strings/en-more.js';
import {en as englishWords} from '../src/strings/en.js';
import {LANGUAGES} from '../src/table/language.js';

/** The key Esc is called alike, and in Polish the menu too. */
const SAME = ['patienceKeys.2.0', 'patienceKeys.12.1'];

for (const [code, load] of Object.entries(LANGUAGES)) {
  const {titles, ...words} = await load();
  holdLanguage(`${code} of patience`, {...englishWords, ...more}, words, SAME);
  holdLanguage(`the ${code} reasons of patience`, en, await reasonsOf(code));
  test(`every patience has its title in ${code}`, () => {
    assert.deepEqual(Object.keys(titles), PATIENCES.map(({id}) => id));
  });
}

test('every patience has its rules page in every language', async () => {
  for (const code of ['en', ...Object.keys(LANGUAGES)]) {
    for (const {id} of PATIENCES) {
      const page = await loadPage(id, code);
      assert.equal(page?.lang, code, id);
      assert.deepEqual(page.sections.map((section) => section.id).slice(0, 3), ['layout', 'play', 'end'], `${id} in ${code}`);
    }
  }
});

test('every advice has a reason', () => {
  for (const {id, phases} of PATIENCES) {
    const view = patience.view(patience.start({game: id}), 0);
    for (const {moves} of Object.values(phases)) {
      for (const {id: type, from, to} of moves) assert.ok(en[maximOf(view, {type, from: from[0] ?? '', to: to[0] ?? ''})], `${id} ${type}`);
    }
    for (const type of ['turn', 'refill', 'next', 'leave', 'redeal'] as const) assert.ok(en[maximOf(view, {type})], `${id} ${type}`);
  }
});
