// A page with every table that the browser keeps in its back/forward cache and shows again when the visitor comes back.
import {createServer} from 'node:http';
import {createFileServer, listen} from '../../build/serve.mjs';

/** How long the tables may take, in ms. */
const LONGEST_WAIT = 30_000;

/** Waits until every table is fully loaded, so that its record can be read. */
const whole = (page) =>
  page.waitForFunction(
    () => [...document.querySelectorAll('[seed]')].every((table) => table.record && table.view),
    {timeout: LONGEST_WAIT},
  );

/** Plays one of the visitor's cards at the first table as soon as it is his turn. */
const playOnce = (page) =>
  page.waitForFunction(
    () => {
      const table = document.querySelector('[seed]');
      return table.view.hand.some((card) => table.play({type: 'PLAY', card}));
    },
    {timeout: LONGEST_WAIT},
  );

/** Waits until the visitor is asked for a card at the first table, as the names of his cards tell. */
const askedFor = (page) =>
  page.waitForFunction(
    () => {
      const within = (root) =>
        [...root.querySelectorAll('*')].flatMap((one) => [
          one,
          ...(one.shadowRoot ? within(one.shadowRoot) : []),
        ]);
      return within(document).some(
        (one) => one.part.contains('card') && /, may be played/.test(one.textContent),
      );
    },
    {timeout: LONGEST_WAIT},
  );

/** The moves of each match, as its record tells them. */
const movesAt = (page) =>
  page.evaluate(() => [...document.querySelectorAll('[seed]')].map(({record}) => record.moves));

/**
 * Opens a page with every table, plays at the first, leaves it for another, goes back, and plays on.
 * @param browser of puppeteer
 * @param {string} dist folder of the built files
 * @param {string[]} tags
 * @returns whether the page was restored from the cache, who owned each match meanwhile, the moves of each match when the page was
 * left, when it was restored and after playing on, and the errors
 */
export async function goBack(browser, dist, tags) {
  const files = createFileServer(dist, '');
  const tables = tags
    .map(
      (tag) =>
        `<script type="module" src="/cdn/${tag}.js"></script><${tag} seed="hostile" pace="none" persist="${tag}"></${tag}>`,
    )
    .join('');
  // Pages with `no-store` are not cached: these two allow it.
  const server = createServer((request, response) => {
    if (!/^\/(?:elsewhere)?$/.test(request.url)) return files.emit('request', request, response);
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
    return response.end(
      `<!doctype html><html lang="en"><head><title>Back</title><link rel="icon" href="data:,"></head><body>${request.url === '/' ? tables : ''}</body></html>`,
    );
  });
  const address = `http://localhost:${await listen(server, 0)}/`;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({message}) => errors.push(message));
  try {
    // All tables must be in view: a table out of view pauses.
    await page.setViewport({width: 900, height: 4000});
    await page.goto(address);
    await page.evaluate(() =>
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset.persisted = persisted;
      }),
    );
    await whole(page);
    await playOnce(page);
    await askedFor(page);
    const workers = page.workers().length;
    const left = await movesAt(page);
    await page.goto(`${address}elsewhere`);
    const owners = await page.evaluate(
      (names) => names.map((name) => JSON.parse(globalThis.localStorage.getItem(`quinola:${name}`)).owner),
      tags,
    );
    await page.goBack();
    const persisted = await page.evaluate(() => document.documentElement.dataset.persisted);
    await whole(page);
    await askedFor(page);
    const found = await movesAt(page);
    await playOnce(page);
    await askedFor(page);
    const later = await movesAt(page);
    return {persisted, workers, owners, left, found, later, errors};
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
