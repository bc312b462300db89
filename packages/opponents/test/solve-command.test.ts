import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const folder = mkdtempSync(join(tmpdir(), 'quinola-solve-'));

const command = join(folder, 'solve.mjs');

/** Runs the command on a file with these lines. */
function solveLines(...lines: string[]): {out: string; err: string; status: number | null} {
  const file = join(folder, 'deals.txt');
  writeFileSync(file, lines.join('\n'));
  const {stdout, stderr, status} = spawnSync(process.execPath, [command, file], {encoding: 'utf8'});
  return {out: stdout, err: stderr, status};
}

describe('npm run solve', () => {
  before(() =>
    build({
      entryPoints: [fileURLToPath(new URL('../cli/solve.ts', import.meta.url))],
      outfile: command,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['source'],
      logLevel: 'warning',
    }),
  );
  after(() => rmSync(folder, {recursive: true}));

  it("prints the tricks of the leader's side in order, and the times separately", () => {
    const {out, err, status} = solveLines(
      '4 0 N:AK... 32... QJ... 54...',
      '',
      '4 0 S:QJ... 54... AK... 32...',
      '4 1 N:AK... 32... QJ... 54...',
      '2 0 N:3..74.5 .J..862 .A7.T.7 A6.8.6.J | 5S 2S KS',
    );
    assert.equal(out, '2\n2\n0\n3\n');
    assert.match(err, /4 deals in .* mean .* median .* longest/);
    assert.equal(status, 0);
  });

  for (const [fault, line, message] of [
    ['no deal', 'hello', /line 2: expected "trump first/],
    ['a hand too few', '0 1 N:AK... 32... QJ...', /line 2: expected four hands, found 3/],
    ['a card twice', '0 1 N:A... A... Q... J...', /line 2: AS is there twice/],
    [
      'hands of different size',
      '0 1 N:AK... 2... Q... J...',
      /line 2: N, E, S and W hold 2, 1, 1 and 1 cards/,
    ],
    ['a card that is none', '0 1 N:A... 1... Q... J...', /line 2: there is no card 1S/],
    ['a suit not followed', '0 0 N:2... K... QT... J3... | AS 2H', /line 2: 2H did not follow suit/],
  ] as const) {
    it(`reports a line with ${fault} and exits with 1`, () => {
      const {out, err, status} = solveLines('4 0 N:AK... 32... QJ... 54...', line);
      assert.match(err, message);
      assert.equal(out, '');
      assert.equal(status, 1);
    });
  }
});
