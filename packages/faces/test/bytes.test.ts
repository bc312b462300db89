import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';

/** The package as a page would fetch it: the entry with what it shares, and the courts apart. */
async function sizes(): Promise<{entry: number; courts: number}> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    bundle: true, splitting: true, minify: true, format: 'esm', write: false, outdir: 'out', conditions: ['source'],
  });
  let [entry, courts] = [0, 0];
  for (const {path, contents} of outputFiles) {
    const size = brotliCompressSync(contents).length;
    if (path.includes('courts')) courts += size;
    else entry += size;
  }
  return {entry, courts};
}

test('the pips are a trifle, and the twelve courts come to 12 kB', async () => {
  const {entry, courts} = await sizes();
  assert.ok(entry > 0 && entry <= 2048, `entry: ${entry} bytes`);
  assert.ok(courts > 0 && courts <= 12 * 1024, `courts: ${courts} bytes`);
});
