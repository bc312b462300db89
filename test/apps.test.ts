import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {build} from 'esbuild';
import {inlineWorkerEsbuild} from '../build/inline-worker.js';
import {games, root, version} from '../build/games.js';

const folder = join(root, 'examples/apps');
const apps = readdirSync(folder, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

interface Package {
  readonly private: boolean;
  readonly workspaces?: unknown;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

for (const app of apps) {
  test(`the application ${app} stands alone, pins its dependencies and imports only what exists`, async () => {
    const {
      private: unpublished,
      workspaces,
      dependencies,
      devDependencies,
    } = JSON.parse(readFileSync(join(folder, app, 'package.json'), 'utf8')) as Package;
    assert.deepEqual([unpublished, workspaces], [true, undefined]);
    for (const [name, expectedVersion] of Object.entries({...dependencies, ...devDependencies})) {
      assert.match(expectedVersion, /^\d+\.\d+\.\d+$/, name);
      if (/^(?:@quinola\/|quinola$)/.test(name)) assert.equal(expectedVersion, version);
    }
    const [, script] = /<script type="module" src="\/([^"]+)"/.exec(
      readFileSync(join(folder, app, 'index.html'), 'utf8'),
    )!;
    const {outputFiles} = await build({
      entryPoints: [join(folder, app, script!)],
      outdir: join(folder, app),
      write: false,
      bundle: true,
      format: 'esm',
      splitting: true,
      logLevel: 'silent',
      jsx: 'automatic',
      conditions: ['source', 'browser'],
      plugins: [inlineWorkerEsbuild()],
      // Not our packages: their libraries, and modules that only their compilers read.
      external: [
        'react',
        'react/*',
        'react-dom/*',
        'preact',
        'preact/*',
        'vue',
        'svelte',
        '*.vue',
        '*.svelte',
      ],
    });
    assert.ok(outputFiles.some(({text}) => games.some(({tag}) => text.includes(tag))));
  });
}

test('the table in Vue has a value for each of its attributes: without one Vue would set an empty string, which is no', () => {
  const [, given] = /<[a-z-]+-table\b([^]*?)\/>/.exec(
    readFileSync(join(folder, 'vue/src/Evening.vue'), 'utf8'),
  )!;
  assert.equal(given!.replace(/ [^\s"=]+="[^"]*"/g, '').trim(), '');
});
