import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {finderOf, type Glossary} from '@quinola/table';
import {CODES} from './languages.js';

/** The maximum length of an explanation, which must be readable at a glance. */
const LINE = 120;

/**
 * Tests the terms of a language: the same as in English, each explained in one line.
 * @param said texts in which each term must occur; absent: not checked
 */
export function testTerms(
  name: string,
  load: () => Promise<Glossary>,
  english: () => Promise<Glossary>,
  isEnglish: boolean,
  said?: string,
): void {
  describe(name, () => {
    test('are the same as in English', async () => {
      assert.deepEqual(Object.keys(await load()).sort(), Object.keys(await english()).sort());
    });

    test('are explained in one line each', async () => {
      for (const [id, [words, line]] of Object.entries(await load())) {
        assert.match(words, /\S/u, id);
        assert.match(line, /^\S.*\.$/u, id);
        assert.ok(line.length <= LINE, `${id}: ${line.length} letters`);
      }
    });

    if (!isEnglish)
      test('are not left in English', async () => {
        const before = await english();
        for (const [id, [, line]] of Object.entries(await load())) assert.notEqual(line, before[id]![1], id);
      });

    if (said !== undefined)
      test('occur in its words', async () => {
        const terms = await load();
        const found = new Set(finderOf(terms)(said).map(({id}) => id));
        assert.deepEqual(
          Object.keys(terms).filter((id) => !found.has(id)),
          [],
        );
      });
  });
}

/** All texts of the sources under some folders in a language: words, reasons, pages; not the explanations themselves. */
function saidIn(folders: readonly URL[], code: string): string {
  const isOf = (path: string): boolean =>
    path.endsWith('.ts') &&
    new RegExp(`(?:^|/)${code}(?:-\\w+)?(?:\\.ts$|/)`).test(path) &&
    !path.includes('terms/');
  return folders
    .map((folder) => fileURLToPath(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((path) => path.replaceAll('\\', '/'))
        .filter(isOf)
        .map((path) => readFileSync(join(folder, path), 'utf8')),
    )
    .join('\n');
}

/**
 * Tests the terms of a game in every language in which its sources say something: each must occur in its words.
 * @param folders of the sources with these words
 */
export function testTermsOf(
  name: string,
  load: (code: string) => Promise<Glossary>,
  ...folders: readonly URL[]
): void {
  for (const code of CODES) {
    const said = saidIn(folders, code);
    if (!said) continue;
    testTerms(
      `the terms of ${name} in ${code}`,
      () => load(code),
      () => load('en'),
      code === 'en',
      said,
    );
  }
}
