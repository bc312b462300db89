import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {test} from 'node:test';
import {written} from '../build/readmes.mjs';
import {games, root} from '../build/games.js';
import {packages} from '../build/packages.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('READMEs, reference, types and lists agree with the classes of the elements (node build/readmes.mjs writes them)', async () => {
  const found = await written();
  assert.ok(found.length > 0);
  for (const {path, stands, should} of found) assert.equal(stands, should, relative(root, path));
});

test('the reference describes every attribute as its class does, in the class comment or beside the field', () => {
  const documented = (source: string): readonly (readonly [name: string, text: string])[] =>
    [...source.matchAll(/^ \* @attr \{[^}]+\} ([\w-]+) - (.+)$/gm)].map(([, name, text]) => [name!, text!]);
  // What all tables share is described once; the languages of a table come from the registry.
  const shared = documented(readFileSync(join(root, 'packages/table/src/table-element.ts'), 'utf8')).filter(
    ([name]) => name !== 'lang',
  );
  assert.ok(shared.length > 10);
  const common = read('docs/tags/README.md');
  for (const {tag, folder} of games) {
    const page = read(`docs/tags/${tag}.md`);
    const rows = `${page}\n${common}`.split('\n');
    const source = readFileSync(join(root, folder, `table/${tag}.ts`), 'utf8');
    const without = /^ \* @without (.+)$/m.exec(source)?.[1]?.split(' ') ?? [];
    const said = new Map([...shared.filter(([name]) => !without.includes(name)), ...documented(source)]);
    for (const [name, text] of said)
      assert.ok(
        page.includes(`\`${name}\``) &&
          rows.some(
            (row) =>
              row.startsWith(`| \`${name}\` |`) &&
              row.endsWith(` | ${text.replace(/`docs\/([\w-]+\.md)`/g, '[docs/$1](../$1)')} |`),
          ),
        `${tag}: ${name}`,
      );
  }
});

test('no README has a figure of playing strength except those counted by npm run strength', () => {
  const readmes = [
    'README.md',
    ...packages.map(({path}) => `${path}/README.md`).filter((path) => existsSync(join(root, path))),
  ];
  assert.ok(readmes.length > 5);
  for (const path of readmes) {
    const byHand = readFileSync(join(root, path), 'utf8').replace(
      /<!-- strength [^]*?<!-- \/strength -->/g,
      '',
    );
    assert.doesNotMatch(byHand, /± ?\d/, path);
  }
});
