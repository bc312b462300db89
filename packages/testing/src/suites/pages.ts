import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Block, Page, Words} from '@quinola/table';

/** The texts of a block; terms are kept as they are. */
function runs(block: Block): readonly Words[] {
  if ('p' in block) return [block.p];
  if ('note' in block) return [block.note];
  if ('list' in block) return block.list;
  if ('figure' in block) return [block.caption];
  if ('terms' in block) return block.terms.flatMap(([word, gloss]) => [word, gloss]);
  return [block.grid.caption, ...block.grid.head, ...block.grid.rows.flat()];
}

const all = (page: Page): readonly Words[] => [
  page.title,
  page.intro,
  ...page.sections.flatMap(({title, blocks}) => [title, ...blocks.flatMap(runs)]),
];

/** The numbers in tables and lists; in running text a language may write a number as a word. */
const numbers = (blocks: readonly Block[]): string[] =>
  blocks
    .filter((block) => 'grid' in block || 'list' in block)
    .flatMap(runs)
    .flatMap((words) =>
      typeof words === 'string' ? [words] : words.map((part) => (typeof part === 'string' ? part : '')),
    )
    .flatMap((text) => text.match(/\d+/g) ?? [])
    .sort();

/**
 * Compares a rules page in every language with the English one: no word missing, the same sections, the same numbers in tables
 * and lists.
 * @param languages the languages in which it exists, English first
 */
export function testPages(
  name: string,
  languages: readonly string[],
  load: (lang: string) => Promise<Page>,
): void {
  describe(`the rules page of ${name}`, () => {
    for (const lang of languages) {
      test(`leaves no word empty in ${lang}`, async () => {
        const page = await load(lang);
        assert.equal(page.lang, lang);
        for (const words of all(page)) {
          for (const part of typeof words === 'string' ? [words] : words) {
            const texts = typeof part === 'string' ? [part] : part;
            // Only the corner cell of a table may be empty.
            if (words !== '') for (const text of texts) assert.ok(text, JSON.stringify(words));
          }
        }
      });

      if (lang === 'en') continue;
      test(`in ${lang} has the content of the English page`, async () => {
        const [english, page] = await Promise.all([load('en'), load(lang)]);
        assert.deepEqual(
          page.sections.map(({id}) => id),
          english.sections.map(({id}) => id),
        );
        page.sections.forEach(({id, blocks}, at) => {
          const other = english.sections[at]!.blocks;
          assert.deepEqual(
            blocks.map((block) => Object.keys(block)[0]),
            other.map((block) => Object.keys(block)[0]),
            id,
          );
          assert.deepEqual(numbers(blocks), numbers(other), id);
        });
      });
    }

    test('falls back from a regional tag to its language, and from an unknown one to English', async () => {
      for (const lang of languages) {
        assert.equal((await load(`${lang}-AT`)).lang, lang);
        assert.equal((await load(lang.toUpperCase())).lang, lang);
      }
      assert.equal((await load('xx')).lang, 'en');
      assert.equal((await load('')).lang, 'en');
    });
  });
}
