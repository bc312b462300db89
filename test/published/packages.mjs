// npm run release -- --dry : packs every package as npm would publish it, installs the files into an empty project, and tests
// there what the documentation promises: types under two kinds of module resolution, Node without a DOM, Vite, webpack, a
// page with only an import map, and the built files under the URLs of a public CDN. publint and are-the-types-wrong check
// the packed files. The libraries that the packages need come from the registry.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {asked} from '../../build/asked.js';
import {root} from '../../build/games.js';
import {installPacked, pack} from './pack.mjs';
import {launchChrome, visited} from '@quinola/testing/browser/visited.mjs';
import {exportedBy, runIn} from './exported.mjs';
import {BUILDS, lookAtTables} from './pages.mjs';
import {checkPacked} from './sound.mjs';
import {checkTypes, writeProject} from './types.mjs';

asked('release');

/** The peer dependency of the packages, in the version that is tested here. */
const SERVER = '@lit-labs/ssr';

/** What Lit itself adds to the global scope of Node. */
const LITS = /^(?:lit|reactiveElement)|^customElements$/;

const folder = mkdtempSync(join(tmpdir(), 'quinola-release-'));
after(() => rmSync(folder, {recursive: true}));
const packed = pack(folder);

for (const file of packed)
  test(`${basename(file)} has the form of a package, and only what belongs in it`, () => checkPacked(file));

describe('the packages, installed into an empty project', () => {
  before(() => {
    writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
    const {devDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    installPacked(folder, ...packed, `${SERVER}@${devDependencies[SERVER]}`);
  });

  for (const resolution of ['bundler', 'nodenext'])
    test(`have types by the resolution ${resolution}`, () => checkTypes(writeProject(folder), resolution));

  test('can be imported in Node, without a page, and leave nothing behind', () => {
    const ids = exportedBy(folder)
      .filter(({runs}) => runs)
      .map(({id}) => id);
    const code = `const before = new Set(Object.getOwnPropertyNames(globalThis));
      for (const id of ${JSON.stringify(ids)}) await import(id);
      const left = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name) && !${LITS}.test(name));
      if (left.length) throw new Error('left behind: ' + left);`;
    runIn(folder, code);
  });

  describe('show tables that wait for their visitor', () => {
    let browser;
    before(async () => (browser = await launchChrome()));
    after(() => browser?.close());

    for (const [name, built] of Object.entries(BUILDS))
      test(`by ${name}`, async () => visited(browser, await built(folder), lookAtTables));
  });
});
