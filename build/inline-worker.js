// A worker as a module: `import body from './worker.js?source'` gives the worker, bundled and minified, as the body of
// ONE function of its scope. Its text makes a classic worker from a blob (Safari and Firefox got module workers
// late); where a page forbids that, the function itself is called, so the code is included only once. The function uses
// nothing from outside, so that bundlers may rename variables within it. One plugin serves Rollup and Vite; the test
// server and esbuild (Node tools) have their own.
import {existsSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {build} from 'esbuild';
import {workers} from './games.js';

const SUFFIX = '?source';

/** Bundles a worker entry and returns its text, an immediately invoked function for `new Worker` or a blob. */
export async function bundleWorker(file) {
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    conditions: ['source', 'browser', 'production'],
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0].text.trim();
}

/** The TypeScript file that a `.js` import stands for, or the file itself where there is none. */
function sourceOf(file) {
  const typed = file.replace(/\.js$/, '.ts');
  return existsSync(typed) ? typed : file;
}

/** A module whose default export is the worker as a function of its global scope, which it receives as `globalThis`. */
export const moduleOf = (text) => `export default function (globalThis) {\n${text}\n}\n`;

/** The form for Rollup and Vite (Storybook). */
export function inlineWorker() {
  return {
    name: 'inline-worker',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith(SUFFIX) || !importer) return null;
      return sourceOf(resolve(dirname(importer), id.slice(0, -SUFFIX.length))) + SUFFIX;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      return moduleOf(await bundleWorker(file));
    },
  };
}

/** The plugin for Rollup that writes the workers as files too, for pages whose policy allows no worker from a blob. */
export const workerFiles = () => ({
  name: 'worker-files',
  async generateBundle() {
    for (const {entry, fileName} of workers)
      this.emitFile({type: 'asset', fileName, source: await bundleWorker(entry)});
  },
});

/** The form for the test server and `wds`: the root is where URLs begin. */
export function inlineWorkerServe(root = process.cwd()) {
  const isSource = ({URL: {search}}) => search.startsWith(SUFFIX);
  return {
    name: 'inline-worker-serve',
    async serve(context) {
      if (!isSource(context)) return undefined;
      const path = decodeURIComponent(context.path);
      return {body: moduleOf(await bundleWorker(sourceOf(resolve(root, `.${path}`)))), type: 'js'};
    },
    resolveMimeType: (context) => (isSource(context) ? 'js' : undefined),
  };
}

/** The form for esbuild, which bundles the command-line tools. */
export function inlineWorkerEsbuild() {
  return {
    name: 'inline-worker-esbuild',
    setup({onResolve, onLoad}) {
      onResolve({filter: /\?source$/}, ({path, resolveDir}) => ({
        path: sourceOf(resolve(resolveDir, path.slice(0, -SUFFIX.length))),
        namespace: 'worker-source',
      }));
      onLoad({filter: /./, namespace: 'worker-source'}, async ({path}) => ({
        contents: moduleOf(await bundleWorker(path)),
      }));
    },
  };
}
