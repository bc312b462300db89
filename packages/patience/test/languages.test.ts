import assert from 'node:assert/strict';
import {test} from 'node:test';
import {holdLanguage} from '../../table/test-support/languages.js';
import {PATIENCES} from '../src/games/index.js';
import {pages as german} from '../src/pages/de.js';
import {pages as english} from '../src/pages/en.js';
import {pages as polish} from '../src/pages/pl.js';
import {reasons as de} from '../src/reasons/de.js';
import {reasons as en} from '../src/reasons/en.js';
import {reasons as pl} from '../src/reasons/pl.js';
import {maximOf} from '../src/help/maxims.js';
import {patience} from '../src/rules/index.js';
import {de as germanWords} from '../src/strings/de.js';
import {more} from '../src/strings/en-more.js';
import {en as englishWords} from '../src/strings/en.js';
import {pl as polishWords} from '../src/strings/pl.js';

const words = {...englishWords, ...more};
holdLanguage('German of patience', words, {...germanWords}, ['patienceKeys.2.0']);
holdLanguage('Polish of patience', words, {...polishWords}, ['patienceKeys.2.0', 'patienceKeys.12.1']);
holdLanguage('the German reasons of patience', en, de);
holdLanguage('the Polish reasons of patience', en, pl);

test('every patience has its title and its rules page in every language', () => {
  for (const {id, title} of PATIENCES) {
    for (const [code, pages] of [['en', english], ['de', german], ['pl', polish]] as const) {
      assert.ok(title[code], `${id} in ${code}`);
      assert.deepEqual(pages[id]?.sections.map((section) => section.id), ['layout', 'play', 'end'], `${id} in ${code}`);
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
