// Writes dist/cdn, what pages fetch. Two forms:
//
//   quinola.js, <tag>.js, *-<hash>.js   modules in ONE folder, so that a page with several tables fetches what they
//                                       share once, and so that a URL beside any of them is beside all of them
//   standalone/<tag>.js                 one classic script for each table, with a whole session in English: works from disk
//                                       and under an integrity hash. Beside it other languages and the teacher
//
// Lit, XState, pure-rand and uqr are in them as their authors publish them; all is minified by esbuild.
import {basename} from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import esbuild, {minify} from 'rollup-plugin-esbuild';
import {splitIntoFiles} from './build/beside.js';
import {fetchParts} from './build/fetch-parts.js';
import {games, root, version} from './build/games.js';
import {graph} from './build/graph.js';
import {inlineWorker, workerFiles} from './build/inline-worker.js';
import {minifyStyles} from './build/minify-styles.js';

// The build writes beside dist first, so that what is served stays whole until all is there.
const dist = process.env.QUINOLA_DIST ?? `${root}dist`;
const target = 'es2022';
const banner = `/*! Quinola ${version}, MIT; with Lit (BSD-3-Clause), XState, pure-rand and uqr (MIT): licenses.txt */`;

const plugins = [
  inlineWorker(),
  minifyStyles(),
  nodeResolve({exportConditions: ['source', 'browser', 'production'], extensions: ['.ts', '.js']}),
  esbuild({target, tsconfig: `${root}tsconfig.base.json`, loaders: {'.json': 'json'}}),
];

/** `packages/games/<family>/src/<game>/words/reasons/en.ts` is `<family>-<game>-reasons-en`: it tells a reader of the network panel what came. */
function nameOf(id) {
  const [, path] = /\/packages\/([^?]+)\.[jt]s/.exec(id.replaceAll('\\', '/')) ?? [];
  if (!path) return basename(id).replace(/\W.*$/, '');
  return path
    .split('/')
    .filter(
      (part, i, all) => !['games', 'src', 'made', 'words', 'index'].includes(part) && part !== all[i - 2],
    )
    .join('-');
}

/** A warning (an import that leads nowhere) stops the build: nobody reads warnings. Circles are the lint rule's. */
function onwarn({code, message}) {
  if (code !== 'EMPTY_BUNDLE' && code !== 'CIRCULAR_DEPENDENCY') throw new Error(message);
}

const split = {
  onwarn,
  input: {
    quinola: `${root}packages/quinola/src/cdn-loader.ts`,
    ...Object.fromEntries(games.map(({tag, entry}) => [tag, root + entry])),
  },
  preserveEntrySignatures: false,
  plugins: [
    fetchParts(
      games.map(({tag}) => tag),
      target,
    ),
    ...plugins,
    minify({target, charset: 'utf8'}),
    workerFiles(),
    graph(dist),
  ],
  output: {
    dir: `${dist}/cdn`,
    format: 'es',
    sourcemap: true,
    hoistTransitiveImports: false,
    entryFileNames: ({name, facadeModuleId}) =>
      name === 'quinola' ? '[name].js' : `${nameOf(facadeModuleId)}-[hash:8].js`,
    chunkFileNames: ({isDynamicEntry, facadeModuleId, moduleIds}) =>
      `${nameOf(isDynamicEntry && facadeModuleId ? facadeModuleId : moduleIds.at(-1))}-[hash:8].js`,
    banner: ({moduleIds}) => (moduleIds.some((id) => id.includes('/node_modules/')) ? banner : ''),
  },
};

// A page on a disk may not say how it is written, so these are in ASCII, which is esbuild's own way.
const single = {
  onwarn,
  plugins: [...plugins, minify({target})],
  output: {format: 'iife', inlineDynamicImports: true},
};

const standalone = games.map(({tag, entry}) => ({
  ...single,
  input: {[tag]: root + entry},
  plugins: [splitIntoFiles(tag, nameOf, single), ...single.plugins],
  output: {
    ...single.output,
    dir: `${dist}/cdn/standalone`,
    entryFileNames: '[name].js',
    sourcemap: true,
    banner,
  },
}));

export default [split, ...standalone];
