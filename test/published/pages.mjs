// Pages built from the installed packages in every way that the documentation names.
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'vite';
import webpack from 'webpack';
import {games, version} from '../../build/games.js';
import {exportedBy, runIn} from './exported.mjs';

/** How long a page may take until its tables can be played, in ms. */
const LONGEST_WAIT = 60_000;

/** The libraries that the packages need in a page. */
const LIBRARIES = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'xstate', 'pure-rand'];

/** The tables of a page: one of each tag, small, side by side, so that the loader sees each in the window. */
const TABLES = games
  .map(({tag}) => `<${tag} pace="none" seed="a" style="width: 320px; float: left"></${tag}>`)
  .join('\n');

const pageWith = (script) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Tables</title>
  <link rel="icon" href="data:,">
  ${script}
  ${TABLES}
</html>
`;

const MODULE = "import 'quinola/loader.js';\n";

/** Writes the source of a page that is to be bundled into a folder of its own, and returns that. */
function written(folder, name, files) {
  const source = join(folder, name);
  mkdirSync(source, {recursive: true});
  for (const [file, text] of Object.entries(files)) writeFileSync(join(source, file), text);
  return source;
}

/** Where a page without a bundler finds each module: Node resolves the exports of what is installed as a browser's bundler does. */
function importMap(folder) {
  const ids = [...exportedBy(folder), ...exportedBy(folder, LIBRARIES)]
    .filter(({runs}) => runs)
    .map(({id}) => id);
  const code = `const home = import.meta.resolve('./').length - 1;
    const addresses = ${JSON.stringify(ids)}.map((id) => [id, import.meta.resolve(id).slice(home)]);
    console.log(JSON.stringify({imports: Object.fromEntries(addresses)}));`;
  return runIn(folder, code, '--conditions=browser', '--conditions=module');
}

/** The ways to build a page from the packages that are installed in a folder; each returns the folder to serve. */
export const BUILDS = {
  'a page with an import map': (folder) =>
    written(folder, '.', {
      'index.html': pageWith(
        `<script type="importmap">${importMap(folder)}</script><script type="module">${MODULE}</script>`,
      ),
    }),
  'the address of a public CDN': (folder) =>
    written(folder, '.', {
      'index.html': pageWith(
        `<script type="module" src="/node_modules/quinola/cdn/quinola.js?${version}"></script>`,
      ),
    }),
  Vite: async (folder) => {
    const root = written(folder, 'vite', {
      'index.html': pageWith('<script type="module" src="/main.js"></script>'),
      'main.js': MODULE,
    });
    await build({root, logLevel: 'error', build: {outDir: 'dist'}, configFile: false});
    return join(root, 'dist');
  },
  webpack: async (folder) => {
    const context = written(folder, 'webpack', {'main.js': MODULE});
    const path = written(context, 'dist', {
      'index.html': pageWith('<script defer src="main.js"></script>'),
    });
    const compiler = webpack({
      mode: 'production',
      context,
      entry: './main.js',
      output: {path, filename: 'main.js'},
      performance: false,
    });
    const stats = await new Promise((done, fail) => {
      compiler.run((error, found) => (error ? fail(error) : done(found)));
    });
    if (stats.hasErrors() || stats.hasWarnings())
      throw new Error(stats.toString({all: false, errors: true, warnings: true}));
    return path;
  },
};

/** Waits until every table of a page waits for its visitor, and has all its parts. */
export async function lookAtTables(page, address) {
  await page.goto(address);
  for (const {tag} of games) {
    const table = await page.$(tag);
    await table.evaluate((node) => node.scrollIntoView());
    await page.waitForFunction((node) => node.view, {timeout: LONGEST_WAIT}, table);
    await table.evaluate((node) => node.whole());
  }
}
