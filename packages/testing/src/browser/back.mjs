// A page with some tables that the browser keeps in its back/forward cache and shows again when the visitor comes back.
import {createServer} from 'node:http';
import {createFileServer, listen} from '../../../../build/serve.mjs';

/** How long the tables may take, in ms. */
const LONGEST_WAIT = 30_000;

/** After so many moves of the visitor an opponent must have thought. */
const MOST_MOVES = 20;

/** Waits until every table is fully loaded, so that its record can be read. */
const whole = (page) =>
  page.waitForFunction(
    () => [...document.querySelectorAll('[seed]')].every((table) => table.record && table.view),
    {timeout: LONGEST_WAIT},
  );

/** Makes the first move that is offered to the visitor at the first table, as soon as it is his turn. */
const playOnce = (page) =>
  page.waitForFunction(
    () => {
      const table = document.querySelector('[seed]');
      const [offer] = table.tag('visitor') ? table.game.moves(table.view) : [];
      return (
        offer &&
        table.play(offer.choose ? {type: offer.choose, cards: offer.from.slice(0, offer.least)} : offer)
      );
    },
    {timeout: LONGEST_WAIT},
  );

/** Waits until the visitor is asked for something at the first table, be it to go on from a sheet. */
const askedFor = (page) =>
  page.waitForFunction(() => document.querySelector('[seed]').tag('visitor', 'sheet'), {
    timeout: LONGEST_WAIT,
  });

/** The moves of each match, as its record tells them. */
const movesAt = (page) =>
  page.evaluate(() => [...document.querySelectorAll('[seed]')].map(({record}) => record.moves));

/** What is stored of each match. */
const storedAt = (page, tags) =>
  page.evaluate(
    (names) => names.map((name) => JSON.parse(globalThis.localStorage.getItem(`quinola:${name}`))),
    tags,
  );

/** The same address with the same tables, as another page of the site. */
const AGAIN = 'again';

/**
 * Opens a page with tables, plays at the first, leaves it for another and for a third, where the same matches go on, goes back, and
 * plays on.
 * @param browser of puppeteer
 * @param {string} dist folder of the built files
 * @param {string[]} tags
 * @returns whether the page was restored from the cache, who owned each match meanwhile, the moves of each match when the page was
 * left, on the third, when it was restored and after playing on, how many of the last are stored, and the errors
 */
export async function goBack(browser, dist, tags) {
  const files = createFileServer(dist, '');
  const tables = tags
    .map(
      (tag) =>
        `<script type="module" src="/cdn/${tag}.js"></script><${tag} seed="hostile" pace="none" persist="${tag}"></${tag}>`,
    )
    .join('');
  // Pages with `no-store` are not cached: these allow it.
  const server = createServer((request, response) => {
    if (!/^\/(?:elsewhere|again)?$/.test(request.url)) return files.emit('request', request, response);
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
    return response.end(
      `<!doctype html><html lang="en"><head><title>Back</title><link rel="icon" href="data:,"></head><body>${request.url === '/elsewhere' ? '' : tables}</body></html>`,
    );
  });
  const address = `http://localhost:${await listen(server)}/`;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({message}) => errors.push(message));
  try {
    // All tables must be in view: a table out of view pauses.
    await page.setViewport({width: 900, height: 4000});
    await page.goto(address);
    await page.evaluate(() => {
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset.persisted = persisted;
      });
      globalThis.told = [];
      addEventListener('quinola-error', ({code}) => globalThis.told.push(code));
    });
    await whole(page);
    // After some moves the visitor is asked again before an opponent has thought.
    for (let moves = 0; !moves || (moves < MOST_MOVES && !page.workers().length); moves++) {
      await playOnce(page);
      await askedFor(page);
    }
    const workers = page.workers().length;
    const left = await movesAt(page);
    await page.goto(`${address}elsewhere`);
    // What the page that is left writes last is seen a moment later where the browser gives the next one a process of its own.
    await page
      .waitForFunction(
        (names) =>
          names.every((name) => !JSON.parse(globalThis.localStorage.getItem(`quinola:${name}`)).owner),
        {timeout: LONGEST_WAIT},
        tags,
      )
      .catch(() => null);
    const owners = (await storedAt(page, tags)).map(({owner}) => owner);
    await page.goto(`${address}${AGAIN}`);
    await whole(page);
    await askedFor(page);
    const again = await movesAt(page);
    await page.evaluate(() => history.go(-2));
    await page.waitForFunction(() => document.documentElement.dataset.persisted, {timeout: LONGEST_WAIT});
    const persisted = await page.evaluate(() => document.documentElement.dataset.persisted);
    await whole(page);
    await askedFor(page);
    const found = await movesAt(page);
    await playOnce(page);
    await askedFor(page);
    const later = await movesAt(page);
    const kept = (await storedAt(page, tags)).map(({record}) => record.moves.length);
    errors.push(...(await page.evaluate(() => globalThis.told)));
    return {persisted, workers, owners, left, again, found, later, kept, errors};
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
