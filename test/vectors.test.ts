import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {families} from '../build/games.js';
import {games} from '@quinola/testing/registry/games.js';
import type {Answer} from '@quinola/testing/answers/check.js';

const ROOT = new URL('..', import.meta.url).pathname;

/** Runs the command as `npm run vectors` does. */
function vectors(...files: string[]): {readonly lines: string[]; readonly code: number | null} {
  const {stdout, status} = spawnSync(process.execPath, ['build/run.mjs', 'vectors', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return {lines: stdout.trim().split('\n'), code: status};
}

test('npm run vectors prints each failure and the count, and names files without answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  try {
    // The first answers of a file, all of one kind.
    const all = JSON.parse(readFileSync(kept()[0]!.file, 'utf8')) as Answer[];
    const answers = all.filter(({kind}) => kind === all[0]!.kind);
    const [{id, kind, expected}] = answers as [Answer];
    const [field] = Object.keys(expected);
    const good = join(folder, 'good.json');
    const bad = join(folder, 'bad.json');
    const other = join(folder, 'other.json');
    writeFileSync(good, JSON.stringify(answers));
    writeFileSync(
      bad,
      JSON.stringify(
        answers.map((answer, i) =>
          i ? answer : {...answer, expected: {...expected, [field!]: 'no such thing'}},
        ),
      ),
    );
    writeFileSync(other, '{"schema": 1}');
    assert.deepEqual(vectors(good), {lines: [`${answers.length} passed, 0 failed`], code: 0});
    const mixed = vectors(bad, other);
    assert.equal(mixed.code, 1);
    assert.equal(mixed.lines.length, 3);
    assert.ok(
      mixed.lines[0]!.startsWith(`${id} (${kind}) ${field}: expected "no such thing", not `),
      mixed.lines[0],
    );
    assert.equal(mixed.lines[1], 'other.json is no list of known answers and is left out');
    assert.equal(mixed.lines[2], `${answers.length - 1} passed, 1 failed`);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

/** Every file of known answers of the games that have a table, with the number of answers in it. */
function kept(): readonly {readonly file: string; readonly answers: number}[] {
  const folders = families
    .map(({path}) => join(ROOT, path, 'test/vectors'))
    .filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const file = join(folder, name);
        // Counted in the text, because a parser might skip some.
        return {file, answers: readFileSync(file, 'utf8').match(/"origin": "/g)?.length ?? 0};
      }),
  );
}

/** Files of another form that a game checks, with the number of checks in each. */
async function checkedFiles(): Promise<readonly {readonly file: string; readonly answers: number}[]> {
  const found = [];
  for (const {family, tools} of games) {
    const {checkFile} = await tools();
    const folder = join(ROOT, family, 'test');
    for (const name of checkFile ? readdirSync(folder).filter((one) => one.endsWith('.json')) : []) {
      const file = join(folder, name);
      const checked = checkFile!(JSON.parse(readFileSync(file, 'utf8')));
      if (checked) found.push({file, answers: checked.passed + checked.failures.length});
    }
  }
  return found;
}

test('npm run vectors checks every file completely', async () => {
  const files = kept();
  assert.ok(files.length > 0 && files.every(({answers}) => answers > 0));
  const others = await checkedFiles();
  const more = others.reduce((sum, {answers}) => sum + answers, 0);
  const sum = files.reduce((total, {answers}) => total + answers, more);
  assert.deepEqual(vectors(...[...files, ...others].map(({file}) => file)), {
    lines: [`${sum} passed, 0 failed`],
    code: 0,
  });
});

test('an unknown field in any known answer is reported', () => {
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
