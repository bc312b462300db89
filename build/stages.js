// The stages of a check: each runs tools of the project, prints what they say in the order of the stages, counts its tests, and
// tells what it took.
import {spawn} from 'node:child_process';
import {root} from './games.js';

/** The seconds since a time. */
export const since = (start) => (performance.now() - start) / 1000;

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
    const child = spawn(process.execPath, [path, ...args], {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
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

/** Runs a stage that counts as one test, passed or failed. */
export async function singleTest(print, ...commands) {
  for (const [path, ...args] of commands)
    if ((await tool(print, path, ...args)).code !== 0) return {passed: 0, failed: 1};
  return {passed: 1, failed: 0};
}

/**
 * Runs a stage and reads its counts from the summary that its reporter prints; no test, or no summary, is a failure too. The
 * summary need not be at the start of a line, because the browser runner prints cursor movements before it.
 */
export async function counted(print, ...command) {
  const {code, text} = await tool(print, ...command);
  const [, passed = 0, failed = 0] =
    /(?:Node tests|Browser tests|Stories): (\d+) passed, (\d+) failed/.exec(text) ?? [];
  const sum = {passed: Number(passed), failed: Number(failed)};
  if (sum.failed === 0 && (code !== 0 || sum.passed === 0)) {
    print(sum.passed ? `The runner ended with code ${code}.\n` : 'No test was found or run.\n');
    sum.failed = 1;
  }
  return sum;
}

/** In the table: how long the stages took together that run beside each other. */
export const SIDE_BY_SIDE = 'Side by side';

/** The stages of a run: their sum, what each took, and when all that were started have ended and been printed. */
export const stages = {sum: {passed: 0, failed: 0}, took: new Map(), printed: Promise.resolve()};

/** Starts a stage at once and counts its tests; its output is printed after that of the stages before it. */
export function run(name, stage, ...more) {
  const {sum, took} = stages;
  const print = bufferedPrinter(stages.printed);
  const start = performance.now();
  print(`\n== ${name}\n`);
  const counting = stage(print, ...more).catch(({message}) => {
    print(`${message}\n`);
    return {passed: 0, failed: 1};
  });
  const ended = counting.then(({passed, failed}) => {
    sum.passed += passed;
    sum.failed += failed;
    took.set(name, since(start));
    print(`== ${name}: ${failed ? `${failed} failed` : 'passed'} in ${took.get(name).toFixed(1)} s\n`);
  });
  stages.printed = Promise.all([stages.printed, ended]);
  return ended;
}

/** Prints what each stage took, and the sum of the tests as the last line. */
export function summary() {
  const {sum, took} = stages;
  console.log();
  for (const [name, seconds] of took) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  process.exitCode = sum.failed ? 1 : 0;
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
}
