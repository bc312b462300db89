import assert from 'node:assert/strict';
import test from 'node:test';
import type {Page} from '@quinola/table';
import {page as bostonEn} from '../src/boston/words/pages/en.js';
import {page as bostonPl} from '../src/boston/words/pages/pl.js';
import {page as whistEn} from '../src/boston-whist/words/pages/en.js';
import {page as whistPl} from '../src/boston-whist/words/pages/pl.js';
import {page as viraEn} from '../src/vira/words/pages/en.js';
import {page as viraSv} from '../src/vira/words/pages/sv.js';

/** The form of a page: its sections, and of each the kinds of its blocks. */
const formOf = ({sections}: Page): unknown =>
  sections.map(({id, blocks}) => [
    id,
    blocks.map((block) => ('list' in block ? block.list.length : Object.keys(block))),
  ]);

for (const [name, english, other] of [
  ['Boston', bostonEn, bostonPl],
  ['Boston-Whist', whistEn, whistPl],
  ['Vira', viraEn, viraSv],
] as const)
  test(`the rules page of ${name} says the same in both languages, section by section`, () => {
    assert.deepEqual(formOf(other), formOf(english));
    assert.notEqual(other.lang, english.lang);
  });
