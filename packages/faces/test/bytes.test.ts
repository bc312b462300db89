import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';

/** The package as a page would fetch it: the entry with shared modules, and separately the courts and the taroks. */
async function sizes(): Promise<{entry: number; courts: number; taroks: number; german: number}> {
  const {outputFiles, metafile} = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: 'out',
    conditions: ['source'],
    metafile: true,
  });
  const found = {entry: 0, courts: 0, taroks: 0, german: 0};
  for (const [file, {inputs}] of Object.entries(metafile.outputs)) {
    const sources = Object.keys(inputs).join();
    if (!sources.includes('faces/')) continue;
    const part = sources.includes('/taroks/')
      ? 'taroks'
      : sources.includes('/german/')
        ? 'german'
        : sources.includes('/courts/') || file.includes('courts')
          ? 'courts'
          : 'entry';
    const {contents} = outputFiles.find(({path}) => path.endsWith(file))!;
    found[part] += brotliCompressSync(contents).length;
  }
  return found;
}

/** One part of the package with everything it imports. */
async function size(part: string): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${part}/index.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['source'],
  });
  return brotliCompressSync(outputFiles[0]!.contents).length;
}

test('silhouettes, furniture and icons together are at most 8 kB', async () => {
  const [company, furniture, icons] = await Promise.all(['company', 'furniture', 'icons'].map(size));
  assert.ok(company! <= 4500, `company: ${company} bytes`);
  assert.ok(furniture! <= 2700, `furniture: ${furniture} bytes`);
  assert.ok(icons! <= 800, `icons: ${icons} bytes`);
});

// The entry names three packs, and beside it lies what they share of the notation of cards.
test('the pips are tiny, the twelve courts take 12 kB uncompressed, the tarok pack adds 30 kB', async () => {
  const {entry, courts, taroks} = await sizes();
  assert.ok(entry > 0 && entry <= 2300, `entry: ${entry} bytes`);
  assert.ok(courts > 0 && courts <= 12.2 * 1024, `courts: ${courts} bytes`);
  assert.ok(taroks > 0 && taroks <= 30_000, `taroks: ${taroks} bytes`);
});
