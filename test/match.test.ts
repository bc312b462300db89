import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import test from 'node:test';

const ROOT = new URL('..', import.meta.url).pathname;

/** Runs the command as `npm run match` does. */
const matched = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['build/run.mjs', 'packages/quinola/cli/match.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('npm run match says in one line what it does not know', () => {
  for (const [args, said] of [
    [['whist', '--rules', 'paris'], /^Which rules\? vienna-1834, warsaw\n$/],
    [['whist', '--seats', 'a,b,a,b'], /^Kinds of players are .*\n$/],
    [['whist', '--rounds', '3'], /^Unknown option '--rounds'.*\n$/],
  ] as const) {
    const {stderr, status} = matched(...args);
    assert.match(stderr, said);
    assert.equal(status, 2);
  }
});

test('npm run match gives no interval for a single deal', () => {
  const {stdout, status} = matched('whist', '--deals', '1');
  assert.match(stdout, /± \? tricks above 6\.5/);
  assert.equal(status, 0);
});
