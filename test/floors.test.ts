import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {floors} from '../build/floors.js';
import {families, games} from '../build/games.js';

const [family, other] = families.map(({name}) => name);
/** The folders of games that share a package. */
const shared = games
  .filter(({folder}) => !folder.endsWith('/src'))
  .map(({folder}) => folder.slice('packages/'.length));

const house = mkdtempSync(join(tmpdir(), 'quinola-floors-'));
after(() => rmSync(house, {recursive: true}));

/** The lint errors of a file that would be at `path` (`cards/src/card.ts`). */
function objections(path: string, code: string): string[] {
  const linter = new Linter({configType: 'flat', cwd: house});
  const config = [{files: ['**/*.ts'], languageOptions: {parser: tseslint.parser}}, floors];
  return linter
    .verify(code, config as Linter.Config[], join(house, 'packages', path))
    .map(({message}) => message);
}

/** Writes a real file, for the rule that follows imports from file to file. */
function write(path: string, code: string): string {
  const file = join(house, 'packages', path);
  mkdirSync(join(file, '..'), {recursive: true});
  writeFileSync(file, code);
  return code;
}

const forbidden: [title: string, path: string, code: string, message: RegExp][] = [
  [
    'a lower floor knows no higher one',
    'cards/src/a.ts',
    `import {play} from '@quinola/play';`,
    /only downwards/,
  ],
  ['nor by a relative path', 'play/src/a.ts', `export * from '../../table/src/index.js';`, /only downwards/],
  ['nor as a type', 'cards/src/a.ts', `import type {Game} from '@quinola/play';`, /only downwards/],
  [
    'nor by an import at run time',
    'chart/src/a.ts',
    `export const a = () => import('@quinola/table');`,
    /only downwards/,
  ],
  [
    'rooms of one floor are strangers',
    'chart/src/a.ts',
    `import {choose} from '@quinola/opponents';`,
    /only downwards/,
  ],
  [
    'so are two games',
    `games/${family}/src/a.ts`,
    `import {rules} from '@quinola/${other}/rules.js';`,
    /only downwards/,
  ],
  ['no game knows the house', `games/${family}/src/a.ts`, `import 'quinola';`, /only downwards/],
  ['a package needs a floor', 'stranger/src/a.ts', `import '@quinola/table';`, /has no floor/],
  ['no package knows itself by name', 'cards/src/a.ts', `import '@quinola/cards';`, /relative path/],
  ['no Lit below floor 3', 'chart/src/a.ts', `import {html} from 'lit';`, /Lit begins/],
  [
    'no Lit in the rules of a game',
    `games/${family}/src/rules/a.ts`,
    `import {html} from 'lit/html.js';`,
    /Lit begins/,
  ],
  [
    'nor in those of a game that shares its package',
    `${shared[0]}/rules/a.ts`,
    `import {html} from 'lit/html.js';`,
    /Lit begins/,
  ],
  ['no XState in opponents', 'opponents/src/a.ts', `import {setup} from 'xstate';`, /XState lives/],
  [
    'no XState in the rules of a game',
    `games/${family}/src/rules/a.ts`,
    `import type {Actor} from 'xstate';`,
    /XState lives/,
  ],
  ['no DOM below floor 3', 'play/src/a.ts', `export const a = document.title;`, /no DOM/],
  ['not even as a type', 'chart/src/a.ts', `export type A = HTMLElement;`, /no DOM/],
  ['no DOM in the rules of a game', `games/${family}/src/rules/a.ts`, `localStorage.clear();`, /no DOM/],
  ['no chance of its own', 'play/src/a.ts', `export const a = Math.random();`, /makes two runs differ/],
  ['no clock of its own', 'opponents/src/a.ts', `export const a = Date.now();`, /makes two runs differ/],
  [
    'nor by another name',
    `games/${family}/src/rules/a.ts`,
    `export const a = new Date();`,
    /time is passed in/,
  ],
];

const lawful: [title: string, path: string, code: string][] = [
  [
    'a higher floor knows the lower ones',
    `games/${family}/src/a.ts`,
    `import '@quinola/table'; import {html} from 'lit';`,
  ],
  ['faces know cards', 'faces/src/a.ts', `import '@quinola/cards';`],
  ['the machine of a game knows XState', `games/${family}/src/machine.ts`, `import {setup} from 'xstate';`],
  [
    'so does the machine of each game of a package',
    `${shared[1]}/machine.ts`,
    `import {setup} from 'xstate';`,
  ],
  [
    'the host of the opponents starts workers',
    'opponents/src/host/a.ts',
    `export const a = new Worker('a.js');`,
  ],
  ['the storage of the chart touches the store', 'chart/src/storage/a.ts', `localStorage.clear();`],
  [
    'a name of the DOM may be one of ours',
    'play/src/a.ts',
    `export const f = (location: string) => location;`,
  ],
  ['a given date may be read', 'play/src/a.ts', `export const f = (time: number) => new Date(time);`],
  ['files outside src are free', 'play/test/a.ts', `import '@quinola/${family}'; Math.random();`],
];

describe('the floors', () => {
  for (const [title, path, code, message] of forbidden) {
    test(title, () => {
      const found = objections(path, code);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, message);
    });
  }
  for (const [title, path, code] of lawful) test(title, () => assert.deepEqual(objections(path, code), []));

  test('files of one package do not import each other in a circle', () => {
    const first = write('cards/src/first.ts', `import {b} from './second.js';\nexport const a = 1;`);
    write('cards/src/second.ts', `export {c as b} from './deep/third.js';`);
    write('cards/src/deep/third.ts', `import {\n  a,\n} from '../first.js';\nexport const c = a;`);
    assert.deepEqual(objections('cards/src/first.ts', first), [
      'Files import each other in a circle: first.ts -> second.ts -> deep/third.ts -> first.ts.',
    ]);
  });

  test('type imports make no cycle', () => {
    const host = write(
      'chart/src/host.ts',
      `import {part} from './part.js';\nexport interface Host {}\npart();`,
    );
    write(
      'chart/src/part.ts',
      `// import './host.js'\nimport type {Host} from './host.js';\nexport function part(_?: Host) {}`,
    );
    assert.deepEqual(objections('chart/src/host.ts', host), []);
  });
});
