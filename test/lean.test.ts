import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build, type Plugin} from 'esbuild';
import {samples, testSeed} from '../packages/play/test-support/sample.js';
import {leanLibrariesEsbuild} from '../build/lean.js';

type Traces = typeof import('./support/chart-traces.js');

const folder = mkdtempSync(join(tmpdir(), 'quinola-lean-'));
after(() => rmSync(folder, {recursive: true}));

async function bundled(name: string, plugins: Plugin[]): Promise<Traces> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL('support/chart-traces.ts', import.meta.url))], outfile, plugins,
    bundle: true, platform: 'neutral', format: 'esm', target: 'es2022', conditions: ['source', 'module'], logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href) as Promise<Traces>;
}

describe('what pages get of XState', () => {
  let whole: Traces, lean: Traces;
  before(async () => {
    whole = await bundled('whole', []);
    lean = await bundled('lean', [leanLibrariesEsbuild()]);
  });

  test('draws the same chart, before a match has entered any of it', () => {
    assert.ok(whole.toyPicture().places.some(({kind}) => kind === 'asking'));
    assert.deepEqual(lean.toyPicture(), whole.toyPicture());
  });

  test('does what the whole does, whatever is sent at whatever time', async () => {
    for (let i = 0; i < samples(10); i++) {
      const seed = `${testSeed}/lean/${i}`;
      assert.deepEqual(await lean.toyTrace(seed), await whole.toyTrace(seed), seed);
    }
  });

  test('plays the same evenings', async () => {
    for (let i = 0; i < samples(4); i++) {
      const seed = `${testSeed}/lean/${i}`;
      assert.equal(await lean.whistRecord(i, seed), await whole.whistRecord(i, seed), seed);
    }
  });
});
