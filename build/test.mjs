// npm test: installs what is missing, then types, format and lint, Node tests and a build side by side, and the tables in a real browser.
// The last line is `N passed, N failed`, and before it stands what each stage took.
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {asked} from './asked.js';
import {isFresh} from './build.mjs';
import {ensureChrome, nameOf} from './chrome.mjs';
import {root} from './games.js';
import {install} from './install.mjs';
import {packages} from './packages.js';
import {choose, kinds, PERIOD, remember, runs} from './selection.js';
import {counted, run, SIDE_BY_SIDE, since, singleTest, stages, summary} from './stages.js';
import {browserTests, nodeTests, REPORTER, RUNNER, testFiles} from './tests.js';

const {env} = process;
const CACHE = join(root, 'node_modules/.cache/quinola');
/** To this file the runners add a line for each unit that passed: its kind, its name, and how long it took. */
const TIMES = join(CACHE, 'times');
const {
  words: names,
  options: {browser, since: start},
  flags,
} = asked('test');
const long = flags.has('long');
const all = long || flags.has('all');
const landing = long || flags.has('landing');

/**
 * The test files of `test/` and of the packages that were chosen, for the browser or for Node. Those of `test/` come first: they test
 * everything together and are the slowest, and a slow one at the end would leave the other processors idle.
 */
function chosenFiles(kind, chosen) {
  const names = packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const left = new Set(Object.keys(kinds()[kind]).filter((file) => !chosen[kind].includes(file)));
  return testFiles(['test', ...names.map(({path}) => `${path}/test`)], kind).filter(
    (file) => !left.has(file),
  );
}

// The native compiler; the older one is only used by tools that need it as a library.
const TSC = 'node_modules/typescript-native/bin/tsc';

const types = (print) => singleTest(print, [TSC, '-b'], [TSC, '-p', 'tsconfig.declared.json']);

/** The format at once, and the rules (.oxlintrc.json) after the compiler has written the declarations, which some of them read. */
async function lint(print, compiled) {
  const format = await singleTest(print, [
    'node_modules/oxfmt/bin/oxfmt',
    '--config',
    '.prettierrc.json',
    '--check',
    '.',
  ]);
  await compiled;
  return format.failed ? format : singleTest(print, ['node_modules/oxlint/bin/oxlint']);
}

/** Builds the pages unless they are up to date, then the packages from the output of the compiler. */
async function build(print, compiled) {
  const pages = await singleTest(print, ...(isFresh() ? [] : [['build/build.mjs', '--pages']]));
  await compiled;
  return pages.failed ? pages : singleTest(print, ['build/build.mjs', '--packages']);
}

/** The browser of this run; in CI the oldest and the newest take turns, which change with each round of the units. */
function chooseBrowser() {
  const turn = runs('browsers');
  if (env.CI && !browser) remember({browsers: {}});
  const path = ensureChrome(
    browser ?? (env.CI ? ['oldest', 'newest'][(turn + Math.floor(turn / PERIOD)) % 2] : undefined),
  );
  console.log(`The browser of this run: ${nameOf(path)}, ${path}`);
  return path;
}

/** What passed, by kinds; test files that do not belong to a game are of a kind of their own. */
function passed(chosen) {
  const units = kinds();
  const found = {
    stages: Object.fromEntries(stages.took),
    sample: Object.fromEntries(chosen.sample.map((id) => [id, 0])),
  };
  for (const line of readFileSync(TIMES, 'utf8').split('\n').filter(Boolean)) {
    const [kind, unit, seconds] = line.split('\t');
    // The network file by file is one test file for all tables.
    if (unit === 'test/network.browser.test.ts' && env.QUINOLA_NETWORK)
      found.network = Object.fromEntries(chosen.network.map((id) => [id, seconds / chosen.network.length]));
    const known = units[kind]?.[unit] ? kind : `house ${kind}`;
    (found[known] ??= {})[unit] = Number(seconds);
  }
  return found;
}

const began = performance.now();
let chosen;
try {
  install(root);
  env.CHROME_PATH = chooseBrowser();
  stages.took.set('Install', since(began));
  let said;
  ({chosen, said} = await choose({since: start, names, all, landing}));
  console.log(said);
  Object.assign(env, {
    QUINOLA_TIMES: TIMES,
    QUINOLA_SAMPLE: chosen.sample.join(' '),
    QUINOLA_GAMES: names.join(' '),
  });
  if (long) env.QUINOLA_LONG = '1';
  if (all) env.QUINOLA_ALL = '1';
  if (landing) env.QUINOLA_NETWORK = chosen.network.join(' ');
  mkdirSync(CACHE, {recursive: true});
  rmSync(TIMES, {force: true});
  const side = performance.now();
  // The tools that need one core run beside the tests that need many.
  const compiled = run('Types', types);
  run('Lint', lint, compiled);
  const tested = run('Tests in Node', nodeTests, chosenFiles('node', chosen), {games: chosen.suite});
  const built = run('Build', build, compiled);
  if (landing) {
    const budgets = (print) => singleTest(print, ['build/budgets.mjs']);
    const dealt = [['test/games.test.ts'], {games: chosen.deals, deals: '1'}];
    await Promise.all([
      built.then(() => run('Budgets', budgets)),
      tested.then(() => run('Deals', nodeTests, ...dealt)),
    ]);
  }
  await stages.printed;
  stages.took.set(SIDE_BY_SIDE, since(side));
  // Tests in the browser depend on timing, so nothing else runs beside them.
  await run('Tests in the browser', browserTests, chosenFiles('browser', chosen));
  if (landing) {
    env.QUINOLA_STORIES = chosen.stories.join(' ');
    await run('Stories', (print) => counted(print, '.storybook/visit.mjs'));
    // Both pack the packages, so one follows the other.
    if (chosen.apps.length)
      await run('Example applications', (print) =>
        counted(print, REPORTER, 'test/published/apps.mjs', ...chosen.apps),
      );
    await run('What would be published', (print) =>
      counted(print, REPORTER, 'test/published/packages.mjs', '--dry'),
    );
  }
  if (long)
    await run('Other browsers', (print) =>
      singleTest(print, [RUNNER, '--config', 'test/other-browsers.config.js']),
    );
} catch (error) {
  console.error(error.message);
  stages.sum.failed++;
}
await stages.printed;
stages.took.set('All', since(began));
if (chosen && existsSync(TIMES)) remember(passed(chosen));
summary();
