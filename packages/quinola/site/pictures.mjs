// npm run pictures: takes the picture of each table that a link to its page shows (gallery/pictures/<game>.jpg), from the built
// tables, in Chromium. They are kept with the sources, so that a build needs no browser.
import {mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import puppeteer from 'puppeteer-core';
import {asked} from '../../../build/asked.js';
import {build, isFresh} from '../../../build/build.mjs';
import {ensureChrome} from '../../../build/chrome.mjs';
import {games, root} from '../../../build/games.js';
import {createFileServer, listen} from '../../../build/serve.mjs';

const FOLDER = join(root, 'packages/quinola/gallery/pictures');
/** As packages/quinola/site/sharing.ts tells it. */
const SIZE = {width: 1200, height: 630};

/** How long a table may take, in ms. */
const LONGEST_WAIT = 120_000;

const {words} = asked('pictures');
if (!isFresh()) await build({pagesOnly: true});
mkdirSync(FOLDER, {recursive: true});
const files = createFileServer(join(root, 'dist'), '');
const server = createServer((request, response) => {
  const tag = /^\/show\/([\w-]+)$/.exec(request.url)?.[1];
  if (!tag) return files.emit('request', request, response);
  response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
  return response.end(`<!doctype html><html lang="en"><head><title>Picture</title><link rel="icon" href="data:,">
    <style>html,body{margin:0;height:100%}${tag}{display:block;height:100%}</style>
    <script type="module" src="/cdn/${tag}.js"></script></head><body><${tag} seed="s0" pace="none" nostorage></${tag}></body></html>`);
});
const port = await listen(server, 0);
const browser = await puppeteer.launch({executablePath: ensureChrome(), args: ['--no-sandbox']});
const page = await browser.newPage();
await page.setViewport(SIZE);
for (const {id, tag} of games.filter((game) => !words.length || words.includes(game.id))) {
  await page.goto(`http://localhost:${port}/show/${tag}`);
  await page.waitForFunction(
    (name) => {
      const {features, company, courts} = globalThis.document.querySelector(name);
      return features && company && courts;
    },
    {timeout: LONGEST_WAIT},
    tag,
  );
  await page.waitForNetworkIdle({timeout: LONGEST_WAIT});
  await page.evaluate(
    (name) =>
      // An offer of a lesson would lie over the cards.
      globalThis.document
        .querySelector(name)
        .shadowRoot.querySelector('.note .close, .offer .close')
        ?.click(),
    tag,
  );
  await page.screenshot({path: join(FOLDER, `${id}.jpg`), type: 'jpeg', quality: 72});
  console.log(`${id}.jpg`);
}
await browser.close();
server.close();
