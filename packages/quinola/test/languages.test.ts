import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {describe, test} from 'node:test';
import {games, root, spokenIn} from '../../../build/games.js';
import {pathOf} from '../../../build/packages.js';
import {hashesToStore, hashesOf, readStored, readTranslations, staleOf} from '../cli/translated.mjs';

const sources = (folder: string): string[] =>
  readdirSync(join(folder, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, 'src', file));

/** The files that a package loads on demand, and those that these import: words of a game may be made of its family's. */
function fetched(files: readonly string[]): Set<string> {
  const namedIn = (file: string, named: RegExp): string[] =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([, path]) => join(dirname(file), `${path}.ts`));
  const found = new Set(files.flatMap((file) => namedIn(file, /import\('(\.[^']+)\.js'\)/g)));
  for (const file of found)
    if (existsSync(file)) for (const path of namedIn(file, /from '(\.[^']+)\.js'/g)) found.add(path);
  return found;
}

/** What a game imports from the other folders of its family: `kit/called-king/machine.js`. */
const importedBy = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, folder, file), 'utf8').matchAll(/from '(?:\.\.\/)+([\w-]+\/[^']+)'/g),
    ])
    .map(([, path]) => path!);

/**
 * The languages that exist beside an English file: those of its game; if games of a family share it, those of the games that
 * import it, because one of them may have fewer than another.
 */
function spokenAt(file: string, codes: readonly string[]): readonly string[] {
  const those = games.filter(({folder}) => !folder.endsWith('/src'));
  const own = those.find(({folder}) => file.startsWith(join(root, folder, '/')));
  if (own) return own.languages;
  const family = those.filter(({folder}) => file.startsWith(join(root, dirname(folder), '/')));
  if (!family.length) return codes;
  const [shared = ''] = relative(join(root, dirname(family[0]!.folder)), file)
    .replaceAll('\\', '/')
    .split('words/');
  const users = family.filter(({folder}) => importedBy(folder).some((path) => path.startsWith(shared)));
  return codes.filter((code) => code === 'en' || users.some(({languages}) => languages.includes(code)));
}

/** Pages and reasons exist at least in English and in the language of the book. */
const IN_BOOK = /[\\/](?:pages|reasons)[\\/]en\.ts$/;

for (const [name, codes] of spokenIn) {
  const folder = join(root, pathOf(name));
  const files = sources(folder);
  const expected = fetched(files);

  describe(`the words of ${name}`, () => {
    test('in every language match the current English', () => {
      const [stored, now] = [readStored(folder), readTranslations(folder, codes)];
      const stale = Object.entries(now).flatMap(([place, words]) =>
        staleOf(stored[place] ?? {}, words, codes.slice(1)).map(
          ({path, languages}) => `${name}/${place}:${path} in ${languages.join(', ')}`,
        ),
      );
      assert.deepEqual(
        stale,
        [],
        'English has changed since these were written: look at them, then `npm run translated`',
      );
      assert.deepEqual(stored, now, 'words have changed: `npm run translated`');
    });

    for (const english of files.filter((file) => basename(file) === 'en.ts')) {
      const others = spokenAt(english, codes).slice(1);
      const there = others.filter((code) => existsSync(join(dirname(english), `${code}.ts`)));
      // A game under construction has only English.
      if (IN_BOOK.test(english) && others.length)
        test(`${relative(folder, dirname(english))} exist in another language than English`, () =>
          assert.ok(there.length, `one of ${others.join(', ')} is wanted beside ${relative(root, english)}`));
      for (const code of IN_BOOK.test(english) ? there : others) {
        const file = join(dirname(english), `${code}.ts`);
        test(`${relative(folder, file)} exists, and is loaded`, () => {
          assert.ok(existsSync(file));
          assert.ok(expected.has(file), 'no loader knows it');
        });
      }
    }
  });
}

for (const {tag, languages} of games) {
  test(`the reference of ${tag} names its languages`, () => {
    const reference = readFileSync(join(root, 'docs/tags', `${tag}.md`), 'utf8');
    const row = reference.split('\n').find((line) => line.startsWith('| languages |')) ?? '';
    assert.deepEqual((row.match(/`[a-z]{2}`/g) ?? []).sort(), languages.map((code) => `\`${code}\``).sort());
  });
}

describe('a sentence that changes in English', () => {
  const english = `
    const verb = (who: Who) => (who.you ? 'are' : 'is');
    export const en: Strings = {title: 'Toy', errors: {failed: () => 'It failed.'}, waits: (who) => \`\${who.name} \${verb(who)} to play.\`};
  `;
  const german = `export const de = {title: 'Toy', errors: {failed: () => 'Misslungen.'}, waits: (who) => \`\${who.name} ist dran.\`};`;
  const swedish = german.replace('Misslungen', 'Misslyckat');
  const made = (...texts: readonly [string, string, string]) => {
    const [first, ...others] = texts.map(hashesOf);
    return hashesToStore(first!, others);
  };
  const before = made(english, german, swedish);
  const stale = (...texts: readonly [string, string, string]) =>
    staleOf(before, made(...texts), ['de', 'sv']);

  test('is stale in every language that was not checked', () => {
    assert.deepEqual(stale(english.replace('It failed.', 'It was lost.'), german, swedish), [
      {path: 'errors.failed', languages: ['de', 'sv']},
    ]);
    assert.deepEqual(
      stale(english.replace('It failed.', 'It was lost.'), german, swedish.replace('Misslyckat', 'Borta')),
      [{path: 'errors.failed', languages: ['de']}],
    );
  });

  test('is also stale if only a helper changes with which it is composed', () => {
    assert.deepEqual(stale(english.replace("'is'", "'has'"), german, swedish), [
      {path: '*', languages: ['de', 'sv']},
    ]);
  });

  test('is not stale in a language that does not have it', () => {
    const [kept, now] = [{low: 'a1 b1 -'}, {low: 'a2 b2 -'}];
    assert.deepEqual(staleOf(kept, now, ['de', 'sv']), []);
  });

  test('is not changed by formatting', () => {
    assert.deepEqual(stale(english.replace(': Strings = {', ' = {\n  // The name.\n'), german, swedish), []);
    assert.deepEqual(made(english.replace(/'/g, '"'), german, swedish), before);
  });

  test('is found in pages and in lists of reasons', () => {
    assert.deepEqual(
      Object.keys(
        hashesOf(
          "export const page: Page = {lang: 'en', sections: [{id: 'deal', title: 'Deal', blocks: [{p: 'Cut.'}]}]};",
        ),
      ),
      ['lang', 'sections.deal.id', 'sections.deal.title', 'sections.deal.blocks'],
    );
    assert.deepEqual(
      Object.keys(hashesOf('export const reasons = `@book|Rule \n3.c|Sky wins nothing.\n4.a,4.b|Lead.`;')),
      ['@book', '3.c', '4.a,4.b'],
    );
    assert.deepEqual(
      Object.keys(hashesOf("export const pages = pagesOf({lang: 'en'}, {fan: ['Fan', 'All lie.']});")),
      ['lang', 'fan'],
    );
  });
});
