import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {describe, test} from 'node:test';
import {languages, root, tables} from '../build/games.js';

/** The kit, and the package of every table that pages can fetch, with its languages: all, unless the list of tables says fewer. */
const spoken = new Map<string, readonly string[]>([['table', languages], ...tables.map((table): [string, readonly string[]] => [table.package, table.languages ?? languages])]);

const sources = (folder: string): string[] => readdirSync(join(folder, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts')).map((file) => join(folder, 'src', file));

/** The files that a package fetches when they are wanted. */
const fetched = (files: readonly string[]): Set<string> => new Set(files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+)\.js'\)/g)].map(([, path]) => join(dirname(file), `${path}.ts`))));

for (const [name, codes] of spoken) {
  const folder = join(root, 'packages', name);
  const files = sources(folder);
  const wanted = fetched(files);

  describe(`the words of ${name}`, () => {
    for (const english of files.filter((file) => basename(file) === 'en.ts')) {
      for (const code of codes.slice(1)) {
        const file = join(dirname(english), `${code}.ts`);
        test(`${relative(folder, file)} is written, and fetched`, () => {
          assert.ok(existsSync(file));
          assert.ok(wanted.has(file), 'no loader knows it');
        });
      }
    }
  });
}

for (const {tag, package: name} of tables) {
  test(`the reference of ${tag} names its languages`, () => {
    const row = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').split('\n').find((line) => line.startsWith('| `lang` |')) ?? '';
    assert.deepEqual((row.match(/`[a-z]{2}`/g) ?? []).sort(), spoken.get(name)!.map((code) => `\`${code}\``).sort());
  });
}
