import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {packages} from '../build/packages.js';
import type {Answer} from '../packages/play/test-support/vectors.js';

const ROOT = new URL('..', import.meta.url).pathname;

/** Runs the command as `npm run vectors` does. */
function vectors(...files: string[]): {readonly lines: string[]; readonly code: number | null} {
  const {stdout, status} = spawnSync(
    process.execPath,
    ['build/run.mjs', 'packages/quinola/cli/vectors.ts', ...files],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return {lines: stdout.trim().split('\n'), code: status};
}

test('npm run vectors prints each failure and the count, and names what is no list of answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  try {
    const levels = (
      JSON.parse(readFileSync(join(ROOT, 'packages/games/whist/test/vectors/wist.json'), 'utf8')) as {
        kind: string;
        expected: object;
      }[]
    ).filter(({kind}) => kind === 'game-level');
    const good = join(folder, 'good.json');
    const bad = join(folder, 'bad.json');
    const other = join(folder, 'other.json');
    writeFileSync(good, JSON.stringify(levels));
    writeFileSync(
      bad,
      JSON.stringify(levels.map((level, i) => (i ? level : {...level, expected: {points: 9}}))),
    );
    writeFileSync(other, '{"schema": 1}');
    assert.deepEqual(vectors(good), {lines: [`${levels.length} passed, 0 failed`], code: 0});
    const mixed = vectors(bad, other);
    assert.equal(mixed.code, 1);
    assert.equal(mixed.lines.length, 3);
    assert.match(mixed.lines[0]!, /^wist\.level\.0 \(game-level\) points: expected 9, not 4$/);
    assert.equal(mixed.lines[1], 'other.json is no list of known answers and is left out');
    assert.equal(mixed.lines[2], `${levels.length - 1} passed, 1 failed`);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

/** Every file of known answers that is kept, with how many answers stand in it. */
function kept(): readonly {readonly file: string; readonly answers: number}[] {
  const folders = packages
    .map(({path}) => join(ROOT, path, 'test/vectors'))
    .filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const file = join(folder, name);
        // Counted in the text, for whoever parses it may leave some out.
        return {file, answers: readFileSync(file, 'utf8').match(/"origin": "/g)?.length ?? 0};
      }),
  );
}

test('npm run vectors answers every kept file, as many answers as stand in it', () => {
  const files = kept();
  assert.ok(files.length >= 17 && files.every(({answers}) => answers > 0));
  const layouts = join(ROOT, 'packages/games/patience/test/patiences.json');
  const games = (JSON.parse(readFileSync(layouts, 'utf8')) as {games: readonly unknown[]}).games.length;
  const sum = files.reduce((total, {answers}) => total + answers, games);
  assert.deepEqual(vectors(...files.map(({file}) => file), layouts), {
    lines: [`${sum} passed, 0 failed`],
    code: 0,
  });
});

test('in every kept answer a field that nobody knows is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  try {
    const file = join(folder, 'planted.json');
    // One answer of each game and kind, with a field in given and one in expected.
    const seen = new Set<string>();
    const planted = kept()
      .flatMap(({file: each}) => JSON.parse(readFileSync(each, 'utf8')) as Answer[])
      .filter(({id, kind}) => {
        const key = `${id.split('.')[0]} ${kind}`;
        return !seen.has(key) && seen.add(key);
      })
      .map((answer) => ({
        ...answer,
        given: {...answer.given, plantedGiven: true},
        expected: {...answer.expected, plantedExpected: true},
      }));
    writeFileSync(file, JSON.stringify(planted));
    const {lines, code} = vectors(file);
    assert.equal(code, 1);
    assert.equal(lines.length, planted.length + 1);
    for (const [i, {id, kind}] of planted.entries()) {
      assert.ok(lines[i]!.startsWith(`${id} (${kind}) `), lines[i]);
      assert.match(lines[i]!, /plantedExpected: was not read/);
      assert.match(lines[i]!, /plantedGiven: was not read/);
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});
