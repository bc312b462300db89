import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';

const ROOT = new URL('..', import.meta.url).pathname;

/** Runs the command as `npm run vectors` does. */
function vectors(...files: string[]): {readonly lines: string[]; readonly code: number | null} {
  const {stdout, status} = spawnSync(process.execPath, ['build/run.mjs', 'build/cli/vectors.ts', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return {lines: stdout.trim().split('\n'), code: status};
}

test('npm run vectors prints each failure and the count, and names what is no list of answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  try {
    const levels = (
      JSON.parse(readFileSync(join(ROOT, 'packages/whist/test/vectors/wist.json'), 'utf8')) as {
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
