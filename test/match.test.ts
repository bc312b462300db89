import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import test from 'node:test';
import {games} from '@quinola/testing/registry/games.js';
import {sampled} from '../build/sample.js';

const ROOT = new URL('..', import.meta.url).pathname;

/** Runs the command as `npm run match` does. */
const matched = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['build/run.mjs', 'match', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

const all = await Promise.all(games.map(({tools}) => tools()));
const contests = all.flatMap(({contests: own = {}}) => Object.entries(own));

test('npm run match reports unknown arguments in one line', () => {
  const said = (args: readonly string[], line: RegExp): void => {
    const {stderr, status} = matched(...args);
    assert.match(stderr, line);
    assert.equal(status, 2);
  };
  said([], new RegExp(`^Which game\\? ${contests.map(([name]) => name).join(', ')}\n$`));
  const [name, {players, options = {}}] = contests[0]!;
  const strangers = Array.from({length: players}, () => 'a').join();
  said([name, '--seats', strangers], /^Kinds of players are .*\n$/);
  said([name, '--seats', 'book,'.repeat(players)], new RegExp(`^${players} seats are wanted: .*\n$`));
  said([name, '--rounds', '3'], /^Unknown option '--rounds'.*\n$/);
  const [option] = Object.entries(options).find(([, one]) => one.fault)!;
  said([name, `--${option}`, 'no such thing'], /^[A-Z].*\?.*\n$/);
});

test('npm run match gives no interval for a single deal', () => {
  // Those of the games that stand for all.
  const tried = all.filter((_, at) => sampled.includes(games[at]!.id));
  for (const [name] of tried.flatMap(({contests: own = {}}) => Object.entries(own))) {
    const {stdout, status} = matched(name, '--deals', '1');
    assert.match(stdout, /± \? /);
    assert.equal(status, 0);
  }
});

test('npm run strength lists the contests', () => {
  const {stderr, status} = spawnSync(process.execPath, ['build/run.mjs', 'strength', 'no-contest'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.match(stderr, /^There is no contest no-contest; there are .+\n$/);
  assert.equal(status, 2);
});
