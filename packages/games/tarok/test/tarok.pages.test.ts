import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LAWS} from '../src/tarok/rules/laws.js';
import {loadPages} from '../src/tarok/made/texts.js';

for (const lang of ['en', 'de', 'pl', 'ru', 'sv']) {
  for (const players of [3, 2] as const) {
    test(`the pages of Tarok (${lang}, ${players}) explain every law of the book, with its number`, async () => {
      const {sections} = (await loadPages(lang))[players];
      const lists = sections
        .filter(({id}) => id === 'errors')
        .flatMap(({blocks}) => blocks.flatMap((block) => ('list' in block ? [block.list] : [])));
      const laws = LAWS.filter(({source}) => source.startsWith('Tarok,'));
      assert.deepEqual(
        laws.map((_, i) => JSON.stringify(lists[0]?.[i] ?? '').match(/\d+/g)),
        laws.map(({source}) => source.match(/\d+/g)),
      );
      // The other laws come from other sources, and the pages name them.
      assert.match(JSON.stringify(sections.find(({id}) => id === 'announcing')), /1754/);
    });
  }
}
