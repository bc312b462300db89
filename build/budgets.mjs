// npm run budgets: what pages fetch, in kB (1000 bytes) of brotli 11, against build/budgets.json. Builds
// first what is not fresh.
//
// A table names the chunks (without their hash, `*` for any ending) that it fetches at run time: those `needed` before
// a dealt hand can be played count with its entry, in sum; the opponents, those who search in their place (fetched only
// where one sits) and the courts count by what they add to that; a table `beside` another, as the second game of a page,
// counts by what its first set adds to that one's; the reasons count file by file; `later` is fetched besides, and nobody
// waits for it. A name that fits no chunk is a failure: a budget must measure something. What thinks is weighed by its
// sources, minified alone, in gzip.
// Where a target is not reached yet, `ceiling` holds what was reached: it may only be lowered, and goes when the target
// is met. `npm run budgets -- --why` says besides what each module of a table's first set adds to it.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {build, isFresh} from './build.mjs';
import {root} from './games.js';
import {install} from './install.mjs';

try {
  install(root);
  if (!isFresh()) await build({pagesOnly: true});
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const read = (path) => readFileSync(join(root, path));
const graph = JSON.parse(read('dist/graph.json'));
const budgets = JSON.parse(read('build/budgets.json'));

const size = (file) =>
  brotliCompressSync(read(`dist/cdn/${file}`), {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);

/** The files with a name, which may end in `*`; throws where there is none. */
function named(name) {
  const pattern = new RegExp(
    `^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}(?:-[\\w-]{8})?\\.js$`,
  );
  const files = Object.keys(graph).filter((file) => pattern.test(file));
  if (!files.length) throw new Error(`there is no file ${name}`);
  return files;
}

/** The files with all that they import at once. */
function closure(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file) || !graph[file]) continue;
    found.add(file);
    closure(graph[file].imports, found);
  }
  return found;
}

const rows = [];
/** The files of each table's first set, by tag. */
const firsts = new Map();

/** Measures one budget; `measure` gives bytes and what they are made of. */
function weigh(name, kB, measure, ceiling = kB) {
  try {
    const [bytes, files] = measure();
    rows.push({name, bytes, kB, ceiling, files, broken: bytes > ceiling * 1000});
  } catch (error) {
    rows.push({name, kB, ceiling, files: [error.message], broken: true});
  }
}

const adds = (names, base) => () => {
  const files = [...closure(names.flatMap(named))].filter((file) => !base.has(file));
  return [sum(files), files];
};

weigh('loader', budgets.loader, adds(['quinola'], new Set()));
for (const [tag, table] of Object.entries(budgets.tables)) {
  const limits = {...budgets.table, ...table.kB};
  const ceilings = table.ceiling ?? {};
  const first = new Set();
  firsts.set(tag, first);
  weigh(
    `${tag}: before a dealt hand can be played`,
    limits.first,
    () => {
      closure([tag, ...table.needed].flatMap(named), first);
      return [sum(first), [...first]];
    },
    ceilings.first,
  );
  if (table.beside)
    weigh(
      `${tag}: beside a ${table.beside} adds`,
      limits.second,
      adds([tag, ...table.needed], firsts.get(table.beside)),
      ceilings.second,
    );
  weigh(`${tag}: opponents add`, limits.opponents, adds(table.opponents, first), ceilings.opponents);
  if (table.searching)
    weigh(
      `${tag}: opponents who search add`,
      limits.searching,
      adds(table.searching, first),
      ceilings.searching,
    );
  weigh(`${tag}: courts add`, limits.courts, adds(table.courts, first), ceilings.courts);
  weigh(
    `${tag}: reasons, the largest language`,
    limits.reasons,
    () => {
      const files = table.reasons
        .flatMap(named)
        .sort((a, b) => size(b) - size(a))
        .slice(0, 1);
      return [sum(files), files];
    },
    ceilings.reasons,
  );
  weigh(
    `${tag}: standalone`,
    limits.standalone,
    () => [size(`standalone/${tag}.js`), [`standalone/${tag}.js`]],
    ceilings.standalone,
  );
}

/** The bytes of some modules with all of their package that they import, minified as the built files are. */
async function mind(sources) {
  const [{build: bundle}, {rollup}, {minifier}] = await Promise.all([
    import('esbuild'),
    import('rollup'),
    import('./minify.js'),
  ]);
  const {
    outputFiles: [{text}],
  } = await bundle({
    stdin: {
      contents: sources.map((source) => `export * from './${source}';`).join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    external: ['@quinola/*'],
    write: false,
  });
  const given = {name: 'given', resolveId: (id) => id, load: () => text};
  const whole = await rollup({
    input: 'mind',
    external: /^@quinola/,
    plugins: [given, minifier({module: true})],
  });
  const {
    output: [{code}],
  } = await whole.generate({format: 'es'});
  return gzipSync(code, {level: 9}).length;
}

for (const [name, {sources, kB}] of Object.entries(budgets.minds)) {
  const bytes = await mind(sources);
  weigh(`${name}, gzip`, kB, () => [bytes, sources]);
}

const inKB = (bytes) => (bytes / 1000).toFixed(2).padStart(6);
const width = Math.max(...rows.map(({name}) => name.length));
console.log('Brotli 11, kB of 1000 bytes; measured and allowed (… = the target is still to be reached):');
for (const {name, bytes, kB, ceiling, files, broken} of rows) {
  const mark = broken ? '✗' : bytes > kB * 1000 ? '…' : '✓';
  const held = ceiling === kB ? '' : `   for now ${inKB(ceiling * 1000).trim()}`;
  console.log(
    `${mark} ${name.padEnd(width)} ${bytes === undefined ? '     ?' : inKB(bytes)} ${inKB(kB * 1000)}${held}`,
  );
  for (const file of files) console.log(`    ${file}${graph[file] ? ` ${inKB(size(file)).trim()}` : ''}`);
}

/** What each module of some files adds, nearly: their sum with it, less their sum without it. */
async function why(files) {
  const {transform} = await import('esbuild');
  const sources = [...files]
    .flatMap((file) => Object.entries(graph[file].modules))
    .filter(([, code]) => code);
  const modules = await Promise.all(
    sources.map(async ([id, code]) => [id, (await transform(code, {minify: true, format: 'esm'})).code]),
  );
  const weight = (some) =>
    brotliCompressSync(some.map(([, code]) => code).join(''), {params: {[constants.BROTLI_PARAM_LGWIN]: 22}})
      .length;
  const all = weight(modules);
  return modules
    .map(([id]) => [id, all - weight(modules.filter(([other]) => other !== id))])
    .sort((a, b) => b[1] - a[1]);
}

if (process.argv.includes('--why')) {
  for (const [tag, files] of firsts) {
    console.log(`\n${tag}: what each module adds before a dealt hand can be played`);
    const modules = await why(files);
    for (const [id, bytes] of modules) console.log(`${inKB(bytes)} ${id}`);
    const rooms = new Map();
    for (const [id, bytes] of modules) {
      const room = id.replace(
        /^(packages\/[^/]+(?:\/src\/[^/]+(?=\/))?|node_modules\/(?:@[^/]+\/)?[^/]+).*$/,
        '$1',
      );
      rooms.set(room, (rooms.get(room) ?? 0) + bytes);
    }
    console.log('In sum:');
    for (const [room, bytes] of [...rooms].sort((a, b) => b[1] - a[1])) console.log(`${inKB(bytes)} ${room}`);
  }
}

if (rows.some(({broken}) => broken)) {
  console.error('A budget is broken.');
  process.exitCode = 1;
}
