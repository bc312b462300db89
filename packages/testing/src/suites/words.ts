import {wordsIn, type WordSources} from '@quinola/table';
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Page} from '@quinola/table';
import {testLanguage, type Words} from './languages.js';
import {testPages} from './pages.js';

/** A list of words that a game has in each of its languages. */
export interface TestedWords {
  /** All words of the list in a language. */
  load(code: string): Promise<object>;
  /** By language, the paths of words that are rightly the same as in English. */
  readonly same?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Reasons of refusals that a visitor cannot cause at the table: a general sentence is enough for them. */
  readonly unsaid?: readonly string[];
}

/** The words of a room and of its panels as one list. */
export const roomAndPanels =
  ({room, panels}: WordSources<object, object>) =>
  async (code: string): Promise<object> => ({
    ...(await wordsIn(room, code)),
    ...(await wordsIn(panels, code)),
  });

/** The words of a game. */
export interface Speaking {
  /** The languages of its table, English first. */
  readonly languages: readonly string[];
  /** Its lists of words, by name. */
  readonly words: Readonly<Record<string, TestedWords>>;
  /** The English rules pages by name. */
  readonly pages: Readonly<Record<string, Page>>;
  /** The languages of its rules pages, English first, where they are fewer than those of its table. */
  readonly pageLanguages?: readonly string[];
  /** A rules page by its name in a language, in English where it is not written in that. */
  loadPage(name: string, lang: string): Promise<Page | null>;
}

/** The sentences for refusals in a list of words. */
const refusalsIn = (words: object): readonly string[] => {
  const {refusals = {}, bounds = {}} = words as {readonly refusals?: object; readonly bounds?: object};
  return [...Object.keys(refusals), ...Object.keys(bounds)];
};

/**
 * Tests the words of a game: every language that it lists has all words of the English list, its rules pages, and a sentence
 * for every reason of a refusal.
 * @param reasonsOf all reasons that occur
 */
export async function testWords(
  id: string,
  {languages, words, pages, pageLanguages = languages, loadPage}: Speaking,
  reasonsOf: () => ReadonlySet<string>,
): Promise<void> {
  const english: object[] = [];
  for (const [name, {load, same = {}}] of Object.entries(words)) {
    const own = await load('en');
    english.push(own);
    for (const code of languages.slice(1))
      testLanguage(`${name} in ${code}`, own as Words, (await load(code)) as Words, same[code]);
  }

  describe(`the words of ${id}`, () => {
    it('have a sentence for every refusal', () => {
      const unsaid = Object.values(words).flatMap((list) => list.unsaid ?? []);
      const said = new Set(english.flatMap(refusalsIn));
      const without = [...reasonsOf()].filter((reason) => !said.has(reason) && !unsaid.includes(reason));
      assert.deepEqual(without, [], 'there is no sentence for them');
      assert.deepEqual(
        unsaid.filter((reason) => said.has(reason)),
        [],
        'there is a sentence for them',
      );
    });
  });

  for (const name of Object.keys(pages))
    testPages(`${id}, ${name}`, pageLanguages, async (lang) => (await loadPage(name, lang))!);
}
