// npm run release -- --dry : packs every package as npm would publish it, installs the files into empty projects, and tests
// there what the documentation promises: types under two kinds of module resolution, Node without a DOM, Vite, webpack, a
// page with only an import map, and the built files under the URLs of a public CDN. publint and are-the-types-wrong check
// the packed files. The libraries that the packages need come from the registry.
//
// Without `--dry` it refuses to run: publishing is not implemented yet.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {root} from './games.js';
import {npm, pack} from './pack.mjs';
import {lint} from './release/lint.mjs';
import {tryNode} from './release/node.mjs';
import {tryPages} from './release/pages.mjs';
import {tryTypes} from './release/types.mjs';

/** The peer dependencies of the packages, in the versions that are tested here. */
const SERVER = '@lit-labs/ssr';

/** Installs the packed files into an empty project. */
async function install(folder, packed) {
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
  const {devDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const server = `${SERVER}@${devDependencies[SERVER]}`;
  await npm(
    folder,
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--no-package-lock',
    ...packed,
    server,
  );
}

const sum = {passed: 0, failed: 0};

/** Runs one part, counts it, and prints how long it took and whether it passed. */
async function part(name, run) {
  const start = performance.now();
  try {
    await run();
    sum.passed++;
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return true;
  } catch ({message}) {
    sum.failed++;
    console.error(`\nFAILED ${name}\n${message}\n`);
    return false;
  }
}

async function dry() {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-release-'));
  try {
    let packed;
    await part('Packed', async () => (packed = await pack(folder)));
    if (!packed) return;
    for (const file of packed) await part(`Form of ${file.slice(folder.length + 1)}`, () => lint(file));
    if (!(await part('Installed', () => install(folder, packed)))) return;
    await tryTypes(folder, part);
    await part('Node without a page', () => tryNode(folder));
    await tryPages(folder, part);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

if (process.argv.includes('--dry')) await dry();
else {
  console.error('Nothing is published from here: npm run release -- --dry tries what would be.');
  sum.failed++;
}
console.log(`Release tests: ${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
