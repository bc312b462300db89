// npm test: installs what is missing, then types, format and lint, Node tests and a build side by side, and the tables in a real browser.
// The last line is `N passed, N failed`; `--long` draws the large samples; `--all` tries every game where otherwise a few
// stand for all; names of games add these games (build/sample.js); `--apps` also tests the example applications and the
// packages as they would be published, which needs the registry.
import {spawn} from 'node:child_process';
import {existsSync, readdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {isFresh} from './build.mjs';
import {ensureChrome} from './chrome.mjs';
import {install} from './install.mjs';
import {packages} from './packages.js';

const root = fileURLToPath(new URL('..', import.meta.url));
if (process.argv.includes('--long')) process.env.QUINOLA_LONG = '1';
if (process.argv.includes('--all')) process.env.QUINOLA_ALL = '1';
process.env.QUINOLA_GAMES = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('-'))
  .join(' ');
const env = {...process.env};

/** Buffers the output of a stage until the stages before it have been printed. */
function bufferedPrinter(before) {
  let waiting = [];
  before.then(() => {
    for (const text of waiting) process.stdout.write(text);
    waiting = undefined;
  });
  return (text) => (waiting ? waiting.push(text) : process.stdout.write(text));
}

/** Runs a tool of the project with Node, passes its output on as it comes, and returns its exit code and output. */
function tool(print, path, ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [path, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        print(chunk);
      });
    }
    child.on('close', (code) => done({code, text}));
  });
}

/**
 * The test files of `test/` and of the packages, for the browser or for Node. Those of `test/` come first: they test everything
 * together and are the slowest, and a slow one at the end would leave the other processors idle.
 */
async function testFiles(browser) {
  const {isSampled} = await import('./sample.js'); // imported here, because it reads the settings made above
  const folders = [
    'test',
    ...packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({path}) => `${path}/test`),
  ];
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true})
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort(),
    )
    .filter(
      (file) => file.endsWith('.test.ts') && file.endsWith('.browser.test.ts') === browser && isSampled(file),
    );
}

/** Runs a stage that counts as one test, passed or failed. */
async function singleTest(print, ...commands) {
  for (const [path, ...args] of commands)
    if ((await tool(print, path, ...args)).code !== 0) return {passed: 0, failed: 1};
  return {passed: 1, failed: 0};
}

/**
 * Runs a stage and reads its counts from the summary that its reporter prints; no test, or no summary, is a failure too. The
 * summary need not be at the start of a line, because the browser runner prints cursor movements before it.
 */
async function counted(print, ...command) {
  const {code, text} = await tool(print, ...command);
  const [, passed = 0, failed = 0] =
    /(?:Node|Browser|Application|Release) tests: (\d+) passed, (\d+) failed/.exec(text) ?? [];
  const sum = {passed: Number(passed), failed: Number(failed)};
  if (sum.failed === 0 && (code !== 0 || sum.passed === 0)) {
    print(sum.passed ? `The runner ended with code ${code}.\n` : 'No test was found or run.\n');
    sum.failed = 1;
  }
  return sum;
}

// The native compiler; the older one is only used by tools that need it as a library.
const TSC = 'node_modules/typescript-native/bin/tsc';

const types = (print) => singleTest(print, [TSC, '-b'], [TSC, '-p', 'tsconfig.declared.json']);

/** Lint rules without types at once, and those that need types (.oxlintrc.json) after the compiler has written the declarations. */
async function lint(print, compiled) {
  const single = await singleTest(
    print,
    ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--cache', '.'],
    ['node_modules/eslint/bin/eslint.js', '.'],
  );
  await compiled;
  return single.failed ? single : singleTest(print, ['node_modules/oxlint/bin/oxlint', '--type-aware']);
}

/** Bundles the tests for Node and runs them, several files per process. */
async function nodeTests(print) {
  const folder = join(root, 'node_modules/.cache/quinola/tests');
  rmSync(folder, {recursive: true, force: true});
  const {bundleForNode} = await import('./bundle-tests.js'); // imported here, because its bundler may just have been installed
  const {batches, broken} = await bundleForNode(await testFiles(false), folder);
  for (const {file, message} of broken) print(`\nFAILED ${file}\n${message}\n\n`);
  if (!batches.length) return {passed: 0, failed: broken.length || 1}; // without arguments Node would search for tests itself
  const {passed, failed} = await counted(
    print,
    '--enable-source-maps',
    '--test',
    `--test-concurrency=${availableParallelism()}`,
    '--test-reporter=./build/report-node.mjs',
    ...batches,
  );
  return {passed, failed: failed + broken.length};
}

/** Builds the pages unless they are up to date, then the packages from the output of the compiler. */
async function build(print, compiled) {
  const pages = await singleTest(print, ...(isFresh() ? [] : [['build/build.mjs', '--pages']]));
  await compiled;
  return pages.failed ? pages : singleTest(print, ['build/build.mjs', '--packages']);
}

const browserTests = async (print) =>
  counted(print, 'node_modules/@web/test-runner/dist/bin.js', '--files', ...(await testFiles(true)));

/** Tests in the other browsers that are installed. */
const otherBrowsers = (print) => singleTest(print, ['build/other-browsers.mjs']);

const appTests = (print) => counted(print, 'build/apps.mjs');
const releaseTests = (print) => counted(print, 'build/release.mjs', '--dry');

const sum = {passed: 0, failed: 0};
let printed = Promise.resolve();

/** Starts a stage at once and counts its tests; its output is printed after that of the stages before it. */
function run(name, stage, ...more) {
  const print = bufferedPrinter(printed);
  const start = performance.now();
  print(`\n== ${name}\n`);
  const counting = stage(print, ...more).catch(({message}) => {
    print(`${message}\n`);
    return {passed: 0, failed: 1};
  });
  const ended = counting.then(({passed, failed}) => {
    sum.passed += passed;
    sum.failed += failed;
    print(
      `== ${name}: ${failed ? `${failed} failed` : 'passed'} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
    );
  });
  printed = Promise.all([printed, ended]);
  return ended;
}

try {
  install(root);
  env.CHROME_PATH = ensureChrome();
  // The tools that need one core run beside the tests that need many.
  const compiled = run('Types', types);
  run('Lint', lint, compiled);
  run('Tests in Node', nodeTests);
  run('Build', build, compiled);
  await printed;
  // Tests in the browser depend on timing, so nothing else runs beside them.
  await run('Tests in the browser', browserTests);
  if (process.argv.includes('--long')) await run('Other browsers', otherBrowsers);
  if (process.argv.includes('--apps')) {
    await run('Example applications', appTests);
    await run('What would be published', releaseTests);
  }
} catch (error) {
  console.error(error.message);
  sum.failed++;
}
await printed;
process.exitCode = sum.failed ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
