// npm test: installs what is missing, then types, format and lint, Node tests and a build side by side, and the tables in a real browser.
// The last line is `N passed, N failed`; `--long` draws the large samples; `--all` tries every game where otherwise a few
// stand for all, and names of games try these beside them (build/sample.js); `--apps` tries the example applications and the packages as they would be
// published too, for which it asks the registry.
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
function telling(before) {
  let held = [];
  before.then(() => {
    for (const text of held) process.stdout.write(text);
    held = undefined;
  });
  return (text) => (held ? held.push(text) : process.stdout.write(text));
}

/** Runs a tool of the project with Node, tells what it prints as it comes, and returns its code and text. */
function tool(tell, path, ...args) {
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
        tell(chunk);
      });
    }
    child.on('close', (code) => done({code, text}));
  });
}

/**
 * The test files of `test/` and of the packages, those for the browser or those for Node. The slowest are among the first:
 * they try the whole, and one that began last would leave the other processors with nothing to do.
 */
async function testFiles(browser) {
  const {isSampled} = await import('./sample.js'); // which reads what is asked for above
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

/** Counts a stage that either holds or does not. */
async function whole(tell, ...commands) {
  for (const [path, ...args] of commands)
    if ((await tool(tell, path, ...args)).code !== 0) return {passed: 0, failed: 1};
  return {passed: 1, failed: 0};
}

/**
 * Counts a stage by the line that its reporter prints; no test, or no such line, is a failure too. The line need not
 * begin one: the browser runner moves the cursor about before it.
 */
async function counted(tell, ...command) {
  const {code, text} = await tool(tell, ...command);
  const [, passed = 0, failed = 0] =
    /(?:Node|Browser|Application|Release) tests: (\d+) passed, (\d+) failed/.exec(text) ?? [];
  const sum = {passed: Number(passed), failed: Number(failed)};
  if (sum.failed === 0 && (code !== 0 || sum.passed === 0)) {
    tell(sum.passed ? `The runner ended with code ${code}.\n` : 'No test was found or run.\n');
    sum.failed = 1;
  }
  return sum;
}

// The native compiler; its elder stays for the tools that need it as a library.
const TSC = 'node_modules/typescript-native/bin/tsc';

const types = (tell) => whole(tell, [TSC, '-b'], [TSC, '-p', 'tsconfig.declared.json']);

/** What a file shows by itself, and then what only types tell (.oxlintrc.json): of other packages these are what the compiler has left. */
async function lint(tell, compiled) {
  const single = await whole(
    tell,
    ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--cache', '.'],
    ['node_modules/eslint/bin/eslint.js', '.'],
  );
  await compiled;
  return single.failed ? single : whole(tell, ['node_modules/oxlint/bin/oxlint', '--type-aware']);
}

/** Bundles the tests for Node, and runs them, some files in a process. */
async function nodeTests(tell) {
  const folder = join(root, 'node_modules/.cache/quinola/tests');
  rmSync(folder, {recursive: true, force: true});
  const {bundleForNode} = await import('./bundle-tests.js'); // now that its bundler is installed
  const {batches, broken} = await bundleForNode(await testFiles(false), folder);
  for (const {file, message} of broken) tell(`\nFAILED ${file}\n${message}\n\n`);
  if (!batches.length) return {passed: 0, failed: broken.length || 1}; // without a name Node would look for tests itself
  const {passed, failed} = await counted(
    tell,
    '--enable-source-maps',
    '--test',
    `--test-concurrency=${availableParallelism()}`,
    '--test-reporter=./build/report-node.mjs',
    ...batches,
  );
  return {passed, failed: failed + broken.length};
}

/** The pages, unless they are there; then what else a build makes, of what the compiler has left. */
async function build(tell, compiled) {
  const pages = await whole(tell, ...(isFresh() ? [] : [['build/build.mjs', '--pages']]));
  await compiled;
  return pages.failed ? pages : whole(tell, ['build/build.mjs', '--packages']);
}

const browserTests = async (tell) =>
  counted(tell, 'node_modules/@web/test-runner/dist/bin.js', '--files', ...(await testFiles(true)));

/** Other browsers than Chromium, those that are installed. */
const otherBrowsers = (tell) => whole(tell, ['build/other-browsers.mjs']);

const appTests = (tell) => counted(tell, 'build/apps.mjs');
const releaseTests = (tell) => counted(tell, 'build/release.mjs', '--dry');

const sum = {passed: 0, failed: 0};
let told = Promise.resolve();

/** Starts a stage at once and counts its tests; its output is printed after that of the stages before it. */
function run(name, stage, ...more) {
  const tell = telling(told);
  const start = performance.now();
  tell(`\n== ${name}\n`);
  const counting = stage(tell, ...more).catch(({message}) => {
    tell(`${message}\n`);
    return {passed: 0, failed: 1};
  });
  const ended = counting.then(({passed, failed}) => {
    sum.passed += passed;
    sum.failed += failed;
    tell(
      `== ${name}: ${failed ? `${failed} failed` : 'passed'} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
    );
  });
  told = Promise.all([told, ended]);
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
  await told;
  // Tables keep time, so they get the machine for themselves.
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
await told;
process.exitCode = sum.failed ? 1 : 0;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
