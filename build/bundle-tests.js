// Bundles all test files in one go: each module is read and compiled once, and shared modules become chunks. A module keeps
// its own `import.meta.url`, and stack traces name the sources. Files that cannot be bundled are reported, and the others
// are bundled without them.
import {readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {root} from './games.js';
import {inlineWorkerEsbuild} from './inline-worker.js';

const PLACE = 'placeOfThisModule';

/** @param placeOf what replaces `import.meta.url` in a module, by its path from the root */
const itsPlace = (placeOf) => ({
  name: 'its-place',
  setup({onLoad}) {
    onLoad({filter: /\.[jt]sx?$|\.mjs$/}, async ({path}) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return null;
      // A name that esbuild puts in its place: what is only written in a text stays.
      const place = placeOf(relative(root, path).replaceAll('\\', '/'));
      return {
        contents: `const ${PLACE} = ${place}; ${text}`,
        loader: /[^.]+$/.exec(path)[0].replace('mjs', 'js'),
      };
    });
  },
});

/** Libraries are not bundled: Node loads them as it does for the packages. */
const librariesOutside = {
  name: 'libraries-outside',
  setup({onResolve}) {
    onResolve({filter: /^[@\w]/}, ({path, kind}) =>
      kind === 'entry-point' || path.startsWith('@quinola/') ? null : {path, external: true},
    );
  },
};

const COMMON = {
  absWorkingDir: root,
  outbase: '.',
  define: {'import.meta.url': PLACE},
  bundle: true,
  splitting: true,
  format: 'esm',
  charset: 'utf8',
  logLevel: 'silent',
  tsconfig: 'tsconfig.base.json',
  sourcemap: 'linked',
  sourcesContent: false,
  entryNames: '[dir]/[name]',
  chunkNames: 'parts/[name]-[hash]',
};

/** Bundles the files that can be bundled; the others are returned with the reason. */
async function bundle(files, options) {
  const bundled = (entryPoints, more) => build({...COMMON, ...options, ...more, entryPoints});
  const broken = [];
  const result = await bundled(files).catch(async () => {
    for (const file of files)
      await bundled([file], {write: false, outdir: '.'}).catch(({message}) => broken.push({file, message}));
    return bundled(files.filter((file) => !broken.some((one) => one.file === file)));
  });
  return {...result, broken};
}

/**
 * How many test files run in one process: shared modules are loaded and optimized once, and a crash affects only a few files.
 * With the large samples one file is enough work for a process, and the load spreads better over the processors.
 */
const TOGETHER = process.env.QUINOLA_LONG ? 1 : 12;

/** The suite of all games: each game is tested in a process of its own, which gets the game's id. */
const SUITE = 'test/games.test.ts';

/** Runs test files one after the other, and notes what they took. One that cannot even be read fails as a test, and the others go on. */
const running = (urls, settings, units) => `import {test} from 'node:test';
import {record} from ${JSON.stringify(new URL('times.js', import.meta.url).href)};
Object.assign(process.env, ${JSON.stringify(settings)});
process.on('exit', (code) => {
  for (const [kind, unit] of code ? [] : ${JSON.stringify(units)}) record(kind, unit, performance.now() / 1000 / ${units.length});
});
for (const url of ${JSON.stringify(urls)}) await import(url).catch((error) => test(url, () => { throw error; }));
`;

/**
 * Bundles test files for Node.
 * @param {string[]} files by their paths from the root
 * @param {string} outdir where each is written under the same path, as `.js`
 * @param {{games?: string[], deals?: string, together?: number}} [how] the games that the suite of all games tests, each in a process
 *   of its own; QUINOLA_DEALS, if the suite plays deals in thousands and nothing else; how many other files run in one process
 * @returns {Promise<{batches: string[], broken: {file: string, message: string}[]}>} scripts that each run some of the test files, and those
 *   that could not be bundled
 */
export async function bundleForNode(files, outdir, {games = [], deals = '', together = TOGETHER} = {}) {
  const {broken} = await bundle(files, {
    outdir,
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    plugins: [
      librariesOutside,
      inlineWorkerEsbuild(),
      itsPlace((path) => JSON.stringify(pathToFileURL(root + path).href)),
    ],
  });
  const sound = files.filter((file) => !broken.some((one) => one.file === file));
  const others = games.length ? sound.filter((file) => file !== SUITE) : sound;
  // The games first: they take the longest. Without any the suite is a file like others, for all of them.
  const groups = (sound.includes(SUITE) ? games : []).map((id) => ({
    files: [SUITE],
    settings: {QUINOLA_GAME: id, ...(deals && {QUINOLA_DEALS: deals, QUINOLA_LONG: '1'})},
    units: [[deals ? 'deals' : 'suite', id]],
  }));
  for (let place = 0; place < others.length; place += together)
    groups.push({files: others.slice(place, place + together)});
  const batches = await Promise.all(
    groups.map(async ({files: own, settings = {}, units = own.map((file) => ['node', file])}, place) => {
      const batch = join(outdir, `batch-${place + 1}.js`);
      const urls = own.map((file) => `./${file.replace(/\.ts$/, '.js')}`);
      await writeFile(batch, running(urls, settings, units));
      return batch;
    }),
  );
  return {batches, broken};
}

/**
 * Bundles test files for the browser: there tables run with the libraries as pages get them.
 * @param {string[]} files by their paths from the root
 * @returns {Promise<{texts: Map<string, string>, broken: {file: string, message: string}[]}>} texts by the paths of their URLs (a test file is
 *   under its own), and the test files that could not be bundled
 */
export async function bundleForBrowser(files) {
  const {outputFiles = [], broken} = await bundle(files, {
    outdir: '.',
    write: false,
    target: 'es2022',
    conditions: ['source', 'browser', 'module', 'production'],
    external: ['/__web-dev-server__*'],
    define: {...COMMON.define, 'process.env.NODE_ENV': '"production"'},
    plugins: [inlineWorkerEsbuild(), itsPlace((path) => `new URL('/${path}', location.origin).href`)],
  });
  const entries = new Set(files);
  const texts = new Map(
    outputFiles.map(({path, text}) => {
      const url = relative(root, path).replaceAll('\\', '/');
      const source = url.replace(/\.js$/, '.ts');
      return [`/${entries.has(source) ? source : url}`, text];
    }),
  );
  return {texts, broken};
}
