// Bundles test files, all in one go: each module is read and made JavaScript once, and what several files need parts
// by itself. A module knows its own place as before (`import.meta.url`), and stacks name the sources.
import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {root} from './games.js';
import {inlineWorkerEsbuild} from './inline-worker.js';

/** @param placeOf what stands for `import.meta.url` in a module, by its path from the root */
const itsPlace = (placeOf) => ({
  name: 'its-place',
  setup({onLoad}) {
    onLoad({filter: /\.[jt]sx?$|\.mjs$/}, async ({path}) => {
      if (path.includes('node_modules')) return null;
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return null;
      const place = placeOf(relative(root, path).replaceAll('\\', '/'));
      return {contents: text.replaceAll('import.meta.url', place), loader: /[^.]+$/.exec(path)[0].replace('mjs', 'js')};
    });
  },
});

/** Libraries stay outside: Node loads them as it does for the packages. */
const librariesOutside = {
  name: 'libraries-outside',
  setup({onResolve}) {
    onResolve({filter: /^[@\w]/}, ({path, kind}) => (kind === 'entry-point' || path.startsWith('@quinola/') ? null : {path, external: true}));
  },
};

const COMMON = {
  absWorkingDir: root, outbase: '.', bundle: true, splitting: true, format: 'esm', charset: 'utf8', logLevel: 'warning',
  tsconfig: 'tsconfig.base.json', sourcemap: 'linked', sourcesContent: false, entryNames: '[dir]/[name]', chunkNames: 'parts/[name]-[hash]',
};

/**
 * Bundles test files for Node.
 * @param {string[]} files by their paths from the root
 * @param {string} outdir where each comes to lie under the same path, as `.js`
 * @returns {Promise<string[]>} the bundled files
 */
export async function bundleForNode(files, outdir) {
  await build({
    ...COMMON, entryPoints: files, outdir, platform: 'node', target: 'node20', conditions: ['source'],
    plugins: [librariesOutside, inlineWorkerEsbuild(), itsPlace((path) => JSON.stringify(pathToFileURL(root + path).href))],
  });
  return files.map((file) => join(outdir, file.replace(/\.ts$/, '.js')));
}

/**
 * Bundles test files for the browser.
 * @param {string[]} files by their paths from the root
 * @returns {Promise<Map<string, string>>} texts by the paths of their URLs; a test file is under its own
 */
export async function bundleForBrowser(files) {
  const {outputFiles} = await build({
    ...COMMON, entryPoints: files, outdir: '.', write: false, target: 'es2022', conditions: ['source', 'browser', 'development'],
    external: ['/__web-dev-server__*'], define: {'process.env.NODE_ENV': '"development"'},
    plugins: [inlineWorkerEsbuild(), itsPlace((path) => `new URL('/${path}', location.origin).href`)],
  });
  const entries = new Set(files);
  return new Map(outputFiles.map(({path, text}) => {
    const url = relative(root, path).replaceAll('\\', '/');
    const source = url.replace(/\.js$/, '.ts');
    return [`/${entries.has(source) ? source : url}`, text];
  }));
}
