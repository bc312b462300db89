// npm run release -- --dry : packs every package as npm would publish it, installs the files into empty projects, and tries
// there what the documents promise: types under two ways of resolving, Node without a page, Vite, webpack, a page with
// nothing but an import map, and the built files at the address that a public CDN gives them. publint and
// are-the-types-wrong read the files themselves. It asks the registry for the libraries that the packages need.
//
// Without `--dry` it would publish, which nobody has asked for yet: it refuses.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {root} from './games.js';
import {npm, pack} from './pack.mjs';
import {lint} from './release/lint.mjs';
import {tryNode} from './release/node.mjs';
import {tryPages} from './release/pages.mjs';
import {tryTypes} from './release/types.mjs';

/** What one of their modules asks of whoever uses it, in the version that is tried here. */
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

/** Runs one part, counts it and says how long it took and whether it held. */
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
