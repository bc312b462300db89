import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import test from 'node:test';
import * as cards from '@quinola/cards';
import {transformSync} from 'esbuild';
import * as play from '@quinola/play';

// Examples in doc comments that state a value (`// => value`) are run as they stand.

const folder = new URL('../src/', import.meta.url);

/** The examples of one file, without the stars of the comment. */
function examplesOf(text: string): string[] {
  return [...text.matchAll(/@example\n(.*?)(?=\n \* @|\n \*\/)/gs)]
    .map(([, lines]) => lines!.replaceAll(/^ \* ?/gm, ''))
    .filter((code) => code.includes('// =>'));
}

/** The code with a check for every line that states a value. */
const checked = (code: string): string =>
  code.replaceAll(/^(?!const |let )(.*); \/\/ => (.*)$/gm, (_, found: string, value: string) =>
    value.startsWith('throws')
      ? `throws(() => ${found});`
      : `same(${found}, ${value}, ${JSON.stringify(found)});`,
  );

for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
  if (!file.endsWith('.ts')) continue;
  examplesOf(readFileSync(new URL(file, folder), 'utf8')).forEach((code, i) => {
    test(`example ${i + 1} of ${file}`, () => {
      const scope: Record<string, unknown> = {
        ...cards,
        ...play,
        same: (found: unknown, value: unknown, said: string) => assert.deepEqual(found, value, said),
        throws: (run: () => unknown) => assert.throws(run),
      };
      const {code: run} = transformSync(checked(code), {loader: 'ts'});
      new Function(...Object.keys(scope), run)(...Object.values(scope));
    });
  });
}

test('the examples of the kits for auctions, points and money are found', () => {
  for (const file of ['auction.ts', 'bidding.ts', 'points.ts', 'money.ts', 'pool.ts', 'tariff.ts'])
    assert.ok(examplesOf(readFileSync(new URL(file, folder), 'utf8')).length, file);
});
