// Writes dist/cdn, what pages fetch. Two forms:
//
//   quinola.js, <tag>.js, *-<hash>.js   modules in ONE folder, so that a page with several tables fetches what they
//                                       share once, and so that a URL beside any of them is beside all of them
//   standalone/<tag>.js                 one classic script for each table: works from disk and under an integrity hash;
//                                       beside it what a session in English can do without
//
// Nothing is mangled by property name but what the charts alone know (build/lean-chart.js): what a page may call keeps its name.
import {existsSync, writeFileSync} from 'node:fs';
import {basename} from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import {leaveBeside} from './build/beside.js';
import {root, tables, version, workers} from './build/games.js';
import {bundleWorker, inlineWorker} from './build/inline-worker.js';
import {leanChart} from './build/lean-chart.js';
import {leanLit} from './build/lean-lit.js';
import {leanModules} from './build/lean-modules.js';
import {leanStyles} from './build/lean-styles.js';
import {leanLibraries} from './build/lean.js';
import {minifier, minify, TARGET} from './build/minify.js';
import {once} from './build/once.js';
import {packedCourts} from './build/pack-courts.js';

// The build writes beside dist first, so that what is served stays whole until all is there.
const dist = process.env.QUINOLA_DIST ?? `${root}dist`;

const plugins = once([
  inlineWorker(),
  leanLibraries(),
  leanLit(),
  leanStyles(),
  packedCourts(),
  nodeResolve({exportConditions: ['source', 'browser', 'production'], extensions: ['.ts', '.js']}),
  esbuild({target: `es${TARGET}`, tsconfig: `${root}tsconfig.base.json`, loaders: {'.json': 'json'}}),
  leanModules(),
  leanChart(),
]);

const banner = `/*! Quinola ${version}, MIT; with Lit (BSD-3-Clause) and pure-rand (MIT): licenses.txt */`;

/**
 * Tells browsers that know this line to make all functions ready while the file comes, beside the page's own thread, and
 * not one by one when they are first called: for what the first card waits for.
 */
const EAGER = '//# allFunctionsCalledOnLoad\n';

/** `packages/whist/src/reasons/en.ts` is `whist-reasons-en`: the name tells a reader of the network panel what came. */
function nameOf(id) {
  const [, name, path] = /\/packages\/([^/]+)\/src\/([^?]+)\.[jt]s/.exec(id.replaceAll('\\', '/')) ?? [];
  if (!name) return basename(id).replace(/\W.*$/, '');
  return [name, ...path.split('/').filter((part) => part !== 'index')].join('-');
}

function chunkFileNames({name, facadeModuleId, isDynamicEntry, moduleIds}) {
  const own = isDynamicEntry && facadeModuleId ? nameOf(facadeModuleId) : nameOf(moduleIds.at(-1) ?? name);
  return `${own}-[hash:8].js`;
}

const short = (id) => id.replace(/^\0/, '').replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), '');

/** Files, by name: which others each imports, and the modules it is made of as the bundler left them. */
const files = {};

/** Writes what the budgets read of the files of a folder. */
const graph = (folder = '') => ({
  name: 'graph',
  writeBundle(_, bundle) {
    for (const {type, fileName, imports, modules} of Object.values(bundle)) {
      if (type !== 'chunk') continue;
      files[folder + fileName] = {
        imports,
        modules: Object.fromEntries(Object.entries(modules).map(([id, {code}]) => [short(id), code])),
      };
    }
    writeFileSync(`${dist}/graph.json`, JSON.stringify(files));
  },
});

/** Writes the workers of the opponents as files too, for pages whose policy allows no worker from a blob. */
const workerFiles = {
  name: 'worker-files',
  async generateBundle() {
    for (const {entry, fileName} of workers)
      this.emitFile({type: 'asset', fileName, source: await bundleWorker(entry)});
  },
};

const loader = `${root}packages/quinola/src/loader.ts`;

/** Whether a module holds words of another language than English: `strings/de.ts`, `pages/pl/warsaw.ts`. */
const isTranslation = /\/(?:strings|pages|reasons|lessons|phases)\/(?!en\b)[a-z]{2}[./-]/;

/**
 * What a session in English can do without stands beside the single file: other languages, the rules pages, Hoyle's
 * school, manners and search, teachers, themes, how the game goes, the full ceremony, replay, set positions, dummy and five players, the manners of strict tables, open cards.
 */
const isLeft = (id) =>
  isTranslation.test(id) ||
  /\/src\/(?:tarok(?:-ombre)?\/)?(?:(?:pages|phases)\/en|table\/others|(?:ombre-)?master-worker\.ts|(?<=(?:whist|patience)\/src\/)worker\.ts|seeds\/|help\/proven|rules\/(?:position|etiquette|company)|styles\/themes|resume|kiosk|strings\/en-(?:evening|sheets)|reasons\/en-(?:hoyle|words)|table\/(?:evening|lying)|(?:table\/)?panels\/(?:ceremony|inquiry|chart|copy|kept|rules|replay|record|settings|keys|books|lessons|played))/.test(
    id,
  );

/** Modules of a single file that read alike: looks, words, drawings, maxims. */
const ALIKE = [
  /\/(?:courts\/scripts|taroks\/pictures)\./,
  /\/styles(?:-later)?[/.]/,
  /\/(?:strings|reasons)\/en/,
  /\/courts\//,
  /\/maxims\/(?:leitfaden|hoyle)\//,
];

/** In a single file the opponents who come with it think in the page: `table/vienna-here.ts` stands for `table/vienna.ts`. */
const here = {
  name: 'here',
  async resolveId(specifier, importer, options) {
    if (!importer || options.custom?.['node-resolve']?.resolved) return null;
    const found = await this.resolve(specifier, importer, {...options, skipSelf: true});
    const own = found?.id.replace(/\.ts$/, '-here.ts');
    return own && own !== found.id && existsSync(own) ? {...found, id: own} : found;
  },
};

/** What is asked for within a single file is an object as any other. */
const plainNamespaces = {
  name: 'plain-namespaces',
  renderChunk: (code) => ({code: code.replaceAll('__proto__: null,', ''), map: null}),
};

/** A warning (an import that leads nowhere) stops the build: nobody reads warnings. Circles are the lint rule's. */
function onwarn({code, message}) {
  if (code !== 'EMPTY_BUNDLE' && code !== 'CIRCULAR_DEPENDENCY') throw new Error(message);
}

/** A part of a single file, made small. */
const small = async (text) => (await minify(text, {module: false})).code;

/** Over a whole single file brotli makes more of functions that stay by themselves. */
const SINGLE = {module: false, inline: 1};

const split = {
  onwarn,
  input: {
    ...(existsSync(loader) && {quinola: loader}),
    ...Object.fromEntries(tables.map(({tag, entry}) => [tag, entry])),
  },
  // Parts that load later must never import an entry: a page may have asked for it as `whist-table.js?ver=1`, and
  // under its plain name the browser would run it a second time.
  preserveEntrySignatures: 'strict',
  output: {
    dir: `${dist}/cdn`,
    format: 'es',
    generatedCode: {preset: 'es2015', symbols: false},
    freeze: false,
    sourcemap: true,
    entryFileNames: '[name].js',
    // No chunk is cut out by hand: the libraries in a file of their own cost 1.6 kB more (names crossing over, and
    // nothing to repeat), and a published version changes as a whole. What several tables share parts by itself.
    chunkFileNames,
    banner: ({isDynamicEntry, moduleIds}) =>
      (isDynamicEntry ? '' : EAGER) +
      (moduleIds.some((id) => id.includes('/lit-html/lit-html.js')) ? banner : ''),
  },
  plugins: [...plugins, minifier({module: true}), workerFiles, graph()],
};

const standalone = tables.map(({tag, entry}) => ({
  onwarn,
  input: {[tag]: entry},
  output: {
    dir: `${dist}/cdn/standalone`,
    format: 'iife',
    generatedCode: {preset: 'es2015', symbols: false},
    freeze: false,
    inlineDynamicImports: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    banner,
  },
  plugins: [
    leaveBeside({
      isLeft,
      alike: ALIKE,
      nameOf: (id) => `${tag}-${nameOf(id)}`,
      plugins: [here, ...plugins],
      onwarn,
      minify: small,
    }),
    here,
    ...plugins,
    plainNamespaces,
    minifier(SINGLE),
    graph('standalone/'),
  ],
}));

export default [split, ...standalone];
