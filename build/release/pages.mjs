// Builds pages from the installed packages in every way that the documentation names, opens them in a browser, and checks
// that each tag is defined and shows a table that waits for the visitor.
import {mkdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import puppeteer from 'puppeteer-core';
import {ensureChrome} from '../chrome.mjs';
import {games, version} from '../games.js';
import {createFileServer, listen} from '../serve.mjs';
import {installed} from './exported.mjs';

/** How long a page may take until its tables can be played, in ms. */
const LONGEST_WAIT = 60_000;

/** The tables of a page: one of each tag, small, side by side, so that the loader sees each in the window. */
const TABLES = games
  .map(({tag}) => `<${tag} pace="none" seed="a" style="width: 320px; float: left"></${tag}>`)
  .join('\n');

const page = (head, foot = '') => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Tables</title>
  <link rel="icon" href="data:,">
  ${head}
  ${TABLES}
  ${foot}
</html>
`;

/** Every library and what it exports, for a page that has no bundler: what npm installed, by its browser's conditions. */
function importMap(folder) {
  const imports = {};
  const add = (name) => {
    const {exports} = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
    for (const [key, said] of Object.entries(typeof exports === 'string' ? {'.': exports} : exports)) {
      const target = chosen(said);
      if (!target?.endsWith('.js')) continue;
      const star = key.indexOf('*');
      const to = `/node_modules/${name}/${target.slice(2)}`;
      // A wildcard export is a prefix in an import map; a suffix after the wildcard is kept.
      if (star < 0) imports[name + key.slice(1)] = to;
      else if (key.endsWith('*.js')) imports[name + key.slice(1, star)] = to.slice(0, to.indexOf('*'));
    }
  };
  for (const name of [...installed(folder), ...LIBRARIES]) add(name);
  return JSON.stringify({imports}, null, 2);
}

/** The dependencies of the packages. */
const LIBRARIES = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'xstate', 'pure-rand'];

/** The file that an export names for browsers. */
function chosen(said) {
  if (typeof said === 'string' || !said) return said;
  for (const condition of ['browser', 'module', 'import', 'default']) {
    const found = chosen(said[condition]);
    if (found) return found;
  }
  return undefined;
}

/** The ways to build a page: each writes a page into a folder and returns its address. */
const BUILDS = {
  'a page with an import map': (folder) => {
    const head = `<script type="importmap">${importMap(folder)}</script>\n<script type="module">import 'quinola/loader.js';</script>`;
    writeFileSync(join(folder, 'map.html'), page(head));
    return {home: folder, path: '/map.html'};
  },
  'the address of a public CDN': (folder) => {
    const head = `<script type="module" src="/node_modules/quinola/cdn/quinola.js?${version}"></script>`;
    writeFileSync(join(folder, 'cdn.html'), page(head));
    return {home: folder, path: '/cdn.html'};
  },
  Vite: async (folder) => {
    const src = join(folder, 'vite');
    mkdirSync(src, {recursive: true});
    writeFileSync(join(src, 'index.html'), page('<script type="module" src="/main.js"></script>'));
    writeFileSync(join(src, 'main.js'), "import 'quinola/loader.js';\n");
    const {build} = await import('vite');
    await build({root: src, logLevel: 'error', build: {outDir: 'dist'}, configFile: false});
    return {home: join(src, 'dist'), path: '/'};
  },
  webpack: async (folder) => {
    const src = join(folder, 'webpack');
    const out = join(src, 'dist');
    mkdirSync(out, {recursive: true});
    writeFileSync(join(src, 'main.js'), "import 'quinola/loader.js';\n");
    writeFileSync(join(out, 'index.html'), page('<script defer src="main.js"></script>'));
    const {default: webpack} = await import('webpack');
    await new Promise((done, fail) => {
      webpack(
        {
          mode: 'production',
          context: src,
          entry: './main.js',
          output: {path: out, filename: 'main.js'},
          performance: false,
        },
        (error, stats) => {
          if (error || stats.hasErrors() || stats.hasWarnings())
            fail(error ?? new Error(stats.toString({all: false, errors: true, warnings: true})));
          else done();
        },
      );
    });
    return {home: out, path: '/'};
  },
};

/** Opens a page; rejects with all errors if some table never waits for its visitor. */
async function open(browser, {home, path}) {
  const server = createFileServer(realpathSync(home), '');
  const port = await listen(server, 0);
  const context = await browser.createBrowserContext();
  const shown = await context.newPage();
  const errors = [];
  shown.on('pageerror', (error) => errors.push(error?.message ?? String(error)));
  shown.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  shown.on(
    'response',
    (response) =>
      response.status() >= 400 &&
      !response.url().endsWith('/favicon.ico') &&
      errors.push(`${response.status()} ${response.url()}`),
  );
  try {
    await shown.goto(`http://localhost:${port}${path}`);
    for (const {tag} of games) {
      const table = await shown.$(tag);
      await table.evaluate((node) => node.scrollIntoView());
      await shown.waitForFunction((node) => node.view, {timeout: LONGEST_WAIT}, table);
      await table.evaluate((node) => node.whole());
    }
    if (errors.length) throw new Error(errors.join('\n'));
  } catch (error) {
    throw new Error([error.message, ...errors].join('\n'), {cause: error});
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Makes and opens the pages, one after the other. */
export async function tryPages(folder, part) {
  const browser = await puppeteer.launch({
    executablePath: ensureChrome(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    for (const [name, lay] of Object.entries(BUILDS))
      await part(name, async () => open(browser, await lay(folder)));
  } finally {
    await browser.close();
  }
}
