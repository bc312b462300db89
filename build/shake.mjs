// npm run shake -- FILE… : runs tests again and again, in Node or in the browser, on a machine that is more and less busy and in a
// browser that is faster and slower, and prints which failed how often under what. A test that waits for a time instead of a thing
// fails here sooner or later.
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {asked, refuse} from './asked.js';
import {build, isFresh} from './build.mjs';
import {bundleForNode} from './bundle-tests.js';
import {ensureChrome, nameOf} from './chrome.mjs';
import {root} from './games.js';

/** How many busy processes run beside the tests, and how many times slower the browser is. */
const LOADS = [0, 2, 4];
const SPEEDS = [1, 2, 4];

const CACHE = join(root, 'node_modules/.cache/quinola');
const TIMES = join(CACHE, 'shaken');

const isForBrowser = (file) => file.endsWith('.browser.test.ts');

/** Runs tests once beside busy processes and returns the files that failed. */
function attempt(command, files, {load, speed}) {
  const busy = Array.from({length: load}, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], {stdio: 'ignore'}),
  );
  rmSync(TIMES, {force: true});
  try {
    const {stdout, stderr} = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Infinity,
      env: {...process.env, QUINOLA_TIMES: TIMES, QUINOLA_SLOWER: String(speed)},
    });
    const passed = existsSync(TIMES) ? readFileSync(TIMES, 'utf8') : '';
    const failed = files.filter((file) => !passed.includes(`\t${file}\t`));
    if (failed.length) console.log(`${stdout}${stderr}`);
    return failed;
  } finally {
    for (const one of busy) one.kill();
  }
}

/** Runs files as often as wanted, under one condition after the other; returns lines for the table. */
function shake(files, command, conditions, times) {
  const counts = new Map();
  for (let run = 0; run < times; run++) {
    const condition = conditions[run % conditions.length];
    const failed = attempt(command, files, condition);
    const said = `${condition.load} busy processes${condition.speed > 1 ? `, a browser ${condition.speed} times slower` : ''}`;
    console.log(
      `run ${run + 1} of ${times}, ${said}: ${failed.length ? `FAILED ${failed.join(', ')}` : 'passed'}`,
    );
    for (const file of files) {
      const count = counts.get(`${file}\t${said}`) ?? {failed: 0, runs: 0};
      counts.set(`${file}\t${said}`, {
        failed: count.failed + Number(failed.includes(file)),
        runs: count.runs + 1,
      });
    }
  }
  return [...counts].map(([key, {failed, runs}]) => [...key.split('\t'), failed, runs]);
}

const {
  words: files,
  options: {times = '20'},
} = asked('shake');
const strange = files.find((file) => !file.endsWith('.test.ts'));
if (strange) refuse('shake', `${strange} is no test file`);

mkdirSync(CACHE, {recursive: true});
const inBrowser = files.filter(isForBrowser);
const inNode = files.filter((file) => !isForBrowser(file));
const lines = [];
if (inNode.length) {
  const {batches} = await bundleForNode(inNode, join(CACHE, 'shaken-tests'), {together: 1});
  const command = ['--enable-source-maps', '--test', '--test-reporter=./build/report-node.mjs', ...batches];
  lines.push(
    ...shake(
      inNode,
      command,
      LOADS.map((load) => ({load, speed: 1})),
      Number(times),
    ),
  );
}
if (inBrowser.length) {
  process.env.CHROME_PATH = ensureChrome();
  console.log(`The browser: ${nameOf(process.env.CHROME_PATH)}`);
  if (!isFresh()) await build({pagesOnly: true});
  const command = ['node_modules/@web/test-runner/dist/bin.js', '--files', ...inBrowser];
  const conditions = LOADS.flatMap((load) => SPEEDS.map((speed) => ({load, speed})));
  lines.push(...shake(inBrowser, command, conditions, Number(times)));
}

console.log();
for (const [file, said, failed, runs] of lines)
  console.log(`${failed ? 'FAILED' : '      '} ${String(failed).padStart(3)} of ${runs}  ${file}, ${said}`);
const sum = lines.reduce((all, [, , failed]) => all + failed, 0);
console.log(sum ? `${sum} runs failed` : 'No run failed');
process.exitCode = sum ? 1 : 0;
