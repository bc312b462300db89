import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {families, games} from '../build/games.js';
import {lint} from '@quinola/testing/lint.js';

const [family, other] = families.map(({name}) => name);
/** The folders of games that share a package. */
const shared = games
  .filter(({folder}) => !folder.endsWith('/src'))
  .map(({folder}) => folder.slice('packages/'.length));

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
  ['no source knows what tests share', 'quinola/src/a.ts', `import '@quinola/testing/wait.js';`, /is not/],
  ['neither that of a game', `games/${family}/src/a.ts`, `import '@quinola/testing/wait.js';`, /is not/],
  [
    'nor by a relative path, as a type',
    'chart/src/a.ts',
    `import type {Step} from '../../testing/src/match.js';`,
    /is not/,
  ],
  ['a lower floor is known by name', 'play/src/a.ts', `import '../../cards/src/card.js';`, /by its name/],
  ['by tests too', 'play/test/a.ts', `import {wait} from '../../testing/src/wait.js';`, /by its name/],
  [
    'by those of a game',
    `games/${family}/test/a.ts`,
    `import type {Game} from '../../../play/src/game.js';`,
    /by its name/,
  ],
  ['at run time', 'quinola/cli/a.ts', `await import('../../table/src/index.js');`, /by its name/],
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
  [
    'what tests share knows every package, Lit and XState',
    'testing/src/a.ts',
    `import 'quinola/tags.js'; import '@quinola/${family}'; import {html} from 'lit'; import {setup} from 'xstate';`,
  ],
  ...['test', 'test-support', 'tools', 'stories', 'cli', 'bench'].flatMap((folder): typeof lawful => [
    [
      `${folder} of a game may import what tests share`,
      `games/${family}/${folder}/a.ts`,
      `import '@quinola/testing/wait.js';`,
    ],
    [`${folder} of a package too`, `play/${folder}/a.ts`, `import '@quinola/testing/wait.js';`],
  ]),
  ['files of one package know each other by path', 'play/test/a.ts', `import '../src/index.js';`],
  ['files outside src are free', 'play/test/a.ts', `import '@quinola/${family}'; Math.random();`],
];

/** Files that import each other in a circle, and others that do so by types alone. */
const CIRCLES = {
  'packages/cards/src/circle/first.ts': `import {b} from './second.js';\nexport const a = b;`,
  'packages/cards/src/circle/second.ts': `export {c as b} from './deep/third.js';`,
  'packages/cards/src/circle/deep/third.ts': `import {\n  a,\n} from '../first.js';\nexport const c = a;`,
  'packages/chart/src/host.ts': `import {part} from './part.js';\nexport interface Host { readonly a: 1 }\npart();`,
  'packages/chart/src/part.ts': `// import './host.js'\nimport type {Host} from './host.js';\nexport function part(_?: Host): number {\n  return 1;\n}`,
};

/** A file for each case, in the folder of the case. */
const pathOf = (kind: string, index: number, path: string): string =>
  `packages/${path.replace(/\ba\.ts$/, `${kind}-${index}.ts`)}`;

describe('the floors', () => {
  const said = lint({
    ...Object.fromEntries(forbidden.map(([, path, code], index) => [pathOf('forbidden', index, path), code])),
    ...Object.fromEntries(lawful.map(([, path, code], index) => [pathOf('lawful', index, path), code])),
    ...CIRCLES,
  });
  const objections = (path: string): string[] =>
    said
      .get(path)!
      .filter(({rule}) => /^(floors|import)\//.test(rule))
      .map(({message}) => message);

  for (const [index, [title, path, , message]] of forbidden.entries()) {
    test(title, () => {
      const found = objections(pathOf('forbidden', index, path));
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, message);
    });
  }
  for (const [index, [title, path]] of lawful.entries())
    test(title, () => assert.deepEqual(objections(pathOf('lawful', index, path)), []));

  test('files of one package do not import each other in a circle', () => {
    for (const path of Object.keys(CIRCLES).filter((one) => one.includes('circle')))
      assert.deepEqual(objections(path), ['Dependency cycle detected']);
  });

  test('type imports make no cycle', () => {
    assert.deepEqual(objections('packages/chart/src/host.ts'), []);
    assert.deepEqual(objections('packages/chart/src/part.ts'), []);
  });
});
