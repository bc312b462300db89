import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {finderOf} from '../src/glossary/glossary.js';
import {loadKitTerms} from '../src/glossary/language.js';
import {CODES} from '@quinola/testing/suites/languages.js';
import {testTerms} from '@quinola/testing/suites/terms.js';

describe('a finder of terms', () => {
  const found = (words: string, text: string): string[] =>
    finderOf({one: [words, ''], card: ['card|cards', '']})(text).map(
      ({id, start, end}) => `${id}: ${text.slice(start, end)}`,
    );

  test('finds only whole words, in any case', () => {
    assert.deepEqual(found('lead', 'Lead, or mislead the leader: lead!'), ['one: Lead', 'one: lead']);
    assert.deepEqual(found('Stich', 'im Stich, Stiche'), ['one: Stich']);
  });

  test('knows letters of every script', () => {
    assert.deepEqual(found('взятк*', 'Взятку берёт, взятка'), ['one: Взятку', 'one: взятка']);
    assert.deepEqual(found('lew*', 'lewę, chlew'), ['one: lewę']);
  });

  test('takes the longest of several', () => {
    assert.deepEqual(found('empty card|empty cards', 'three empty cards, a card'), [
      'one: empty cards',
      'card: card',
    ]);
  });

  test('finds terms across any white space', () => {
    assert.deepEqual(found('a Tre', 'She says a\u00a0Tre.'), ['one: a\u00a0Tre']);
    assert.deepEqual(found('par 26', 'points, par 26'), ['one: par 26']);
  });

  test('finds nothing if there are no terms', () => {
    assert.deepEqual(finderOf({})('any text'), []);
  });
});

for (const code of CODES)
  testTerms(
    `the kit's terms in ${code}`,
    async () => (await loadKitTerms(code)).glossary,
    async () => (await loadKitTerms('en')).glossary,
    code === 'en',
  );
