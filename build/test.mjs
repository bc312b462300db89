// npm test: installs what is missing, then types, lint, Node tests, a build, and the tables in a real browser.
// The last line is `N passed, N failed`; `--long` draws the large samples.
import {spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureChrome} from './chrome.mjs';
import {install} from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = {...process.env};
if (process.argv.includes('--long')) env.QUINOLA_LONG = '1';

/** Runs a tool of the project with Node, shows what it prints as it comes, and returns its code and text. */
function tool(path, ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [path, ...args], {cwd: root, env, stdio: ['ignore', 'pipe', 'pipe']});
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => done({code, text}));
  });
}

/** The test files of the packages and of `test/`, those for the browser or those for Node. */
function testFiles(browser) {
  const folders = ['test', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/test`)];
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), {recursive: true}).map((name) => `${folder}/${name.replaceAll('\\', '/')}`))
    .filter((file) => file.endsWith('.test.ts') && file.endsWith('.browser.test.ts') === browser)
    .sort();
}

/** Counts a stage that either holds or does not. */
async function whole(...commands) {
  for (const [path, ...args] of commands) if ((await tool(path, ...args)).code !== 0) return {passed: 0, failed: 1};
  return {passed: 1, failed: 0};
}

/**
 * Counts a stage by the line that its reporter prints; no test, or no such line, is a failure too. The line need not
 * begin one: the browser runner moves the cursor about before it.
 */
async function counted(...command) {
  const {code, text} = await tool(...command);
  const [, passed = 0, failed = 0] = /(?:Node|Browser) tests: (\d+) passed, (\d+) failed/.exec(text) ?? [];
  const sum = {passed: Number(passed), failed: Number(failed)};
  if (sum.failed === 0 && (code !== 0 || sum.passed === 0)) {
    console.log(sum.passed ? `The runner ended with code ${code}.` : 'No test was found or run.');
    sum.failed = 1;
  }
  return sum;
}

const TSC = 'node_modules/typescript/bin/tsc';

const stages = [
  ['Types', () => whole([TSC, '-b'], [TSC, '-p', 'tsconfig.tests.json'])],
  ['Lint', () => whole(['node_modules/eslint/bin/eslint.js', '.'])],
  ['Tests in Node', () => counted(
    '--import', 'tsx', '--conditions=source', '--test', `--test-concurrency=${availableParallelism()}`,
    '--test-reporter=./build/report-node.mjs', ...testFiles(false),
  )],
  ['Build', () => whole(['build/build.mjs'])],
  ['Tests in the browser', () => counted('node_modules/@web/test-runner/dist/bin.js', '--files', ...testFiles(true))],
];

const sum = {passed: 0, failed: 0};
try {
  install(root);
  env.CHROME_PATH = ensureChrome();
  for (const [name, run] of stages) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const {passed, failed} = await run();
    sum.passed += passed;
    sum.failed += failed;
    console.log(`== ${name}: ${failed ? `${failed} failed` : 'passed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  console.error(error.message);
  sum.failed++;
}
process.exitCode = sum.failed ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
