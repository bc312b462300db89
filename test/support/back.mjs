// A page with every table that the browser keeps whole while the visitor is elsewhere, and shows again when he comes back.
import {createServer} from 'node:http';
import {createFileServer, listen} from '../../build/serve.mjs';

/** How long the tables may take, in ms. */
const PATIENCE = 20_000;

/** Waits until the visitor may play at every table, after so many moves of each. */
const seated = (page, counts) =>
  page.waitForFunction(
    (before) =>
      [...document.querySelectorAll('[seed]')].every(
        (table, i) =>
          table.service &&
          table.view &&
          table.context.count > (before?.[i] ?? 0) &&
          table.tag('visitor', 'sheet', 'over'),
      ),
    {timeout: PATIENCE},
    counts,
  );

/** Plays the visitor's first lawful move at every table, and waits until it is his turn again; gives the moves made before. */
async function playOnce(page) {
  const counts = await page.evaluate(() =>
    [...document.querySelectorAll('[seed]')].map((table) => {
      const {count} = table.context;
      table.play(table.game.moves(table.view)[0]);
      return count;
    }),
  );
  await seated(page, counts);
  return counts;
}

/**
 * Opens a page with every table, plays, leaves it for another, goes back, and plays on.
 * @param browser of puppeteer
 * @param {string} dist folder of the built files
 * @param {string[]} tags
 * @returns whether the page was kept whole, the moves of each match when it was left and found again, and what went wrong
 */
export async function goBack(browser, dist, tags) {
  const files = createFileServer(dist, '');
  const tables = tags
    .map(
      (tag) =>
        `<script type="module" src="/cdn/${tag}.js"></script><${tag} seed="hostile" pace="none" persist="back"></${tag}>`,
    )
    .join('');
  // A page that may not be stored is not kept: these two may.
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
  const troubles = [];
  page.on('pageerror', ({message}) => troubles.push(message));
  try {
    // All tables are in sight at once: one out of sight stands still.
    await page.setViewport({width: 900, height: 4000});
    await page.goto(address);
    await page.evaluate(() =>
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset.persisted = persisted;
      }),
    );
    await seated(page);
    await playOnce(page);
    const workers = page.workers().length;
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('[seed]')].map((table) => table.context.count),
    );
    await page.goto(`${address}elsewhere`);
    await page.goBack();
    const persisted = await page.evaluate(() => document.documentElement.dataset.persisted);
    await seated(page);
    const found = await playOnce(page);
    return {persisted, workers, left, found, troubles};
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
