// `npm start -- --watch GAME`: the built site with the table of one game from its sources. When a source changes, the table is
// bundled again, and the pages that show it load themselves anew.
import {watch} from 'node:fs';
import {createServer} from 'node:http';
import {relative} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {context} from 'esbuild';
import {inlineWorkerEsbuild} from './inline-worker.js';
import {createFileServer, listen} from './serve.mjs';

/** Within so many milliseconds files are saved together. */
const TOGETHER = 30;

/** What a page does: it asks for a newer bundle than the one it got, and is answered when there is one. */
const reloading = (nth) => `fetch('/newer?than=${nth}').then(() => location.reload()); `;

/**
 * Serves a site, for this machine only, with some of its scripts from their sources.
 * @param {string} site its folder
 * @param {Record<string, string>} scripts sources by the paths of the scripts in the site, without their ends
 * @param {string[]} folders where sources may change
 * @param {number} port the first that is tried
 * @returns {Promise<{port: number, close(): Promise<void>}>}
 */
export async function serveWatching(site, scripts, folders, port) {
  const bundler = await context({
    entryPoints: scripts,
    outdir: site,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    sourcemap: true,
    conditions: ['source', 'browser', 'production'],
    plugins: [inlineWorkerEsbuild()],
    logLevel: 'warning',
  });
  /** The last bundle that could be made, by the paths of its files, and how many there have been. */
  let bundle = new Map();
  let nth = 0;
  const waiting = new Set();

  async function make() {
    const made = await bundler.rebuild().catch(() => null); // esbuild has printed why
    if (!made) return;
    nth++;
    bundle = new Map(
      made.outputFiles.map(({path, text}) => [`/${relative(site, path).replaceAll('\\', '/')}`, text]),
    );
    for (const response of waiting) response.end();
    waiting.clear();
  }

  const files = createFileServer(site, '');
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url, 'http://localhost');
    const script = bundle.get(pathname);
    const headers = {'Cache-Control': 'no-store', 'Content-Type': 'text/javascript; charset=utf-8'};
    if (pathname === '/newer') {
      response.writeHead(200, headers);
      if (Number(searchParams.get('than')) < nth) response.end();
      else waiting.add(response.on('close', () => waiting.delete(response)));
    } else if (script !== undefined) {
      const isEntry = Object.hasOwn(scripts, pathname.slice(1, -'.js'.length));
      response.writeHead(200, headers).end(isEntry ? reloading(nth) + script : script);
    } else files.emit('request', request, response);
  });

  let made = make();
  let asked = false;
  // Files that are saved together are bundled once; and a file is often emptied before it is written.
  const again = () => {
    if (asked) return;
    asked = true;
    made = made.then(async () => {
      await setTimeout(TOGETHER);
      asked = false;
      await make();
    });
  };
  const watchers = folders.map((folder) => watch(folder, {recursive: true}, again));
  await made;
  return {
    port: await listen(server, port),
    async close() {
      for (const one of watchers) one.close();
      await made;
      await bundler.dispose();
      server.close();
      server.closeAllConnections();
    },
  };
}
