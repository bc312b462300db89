// The kiosk in a page of its own: once with a network, then without one.
import {createFileServer, listen} from '../../../../build/serve.mjs';
import {whileFetching} from './fetching.mjs';

/** How long a table may take, in ms. */
const LONGEST_WAIT = 30_000;

/**
 * Opens the kiosk of a built site, takes the server away, and opens it again with each table.
 * @param browser of puppeteer
 * @param {string} site folder of the built site
 * @param {string} version
 * @param {readonly string[]} tags of the tables
 * @returns how many files were cached, the tables that could be played without a network, and the requests that failed
 */
export async function visitKiosk(browser, site, version, tags) {
  const server = createFileServer(site, version);
  const port = await listen(server);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const kiosk = `http://localhost:${port}/examples/kiosk/index.html`;
  try {
    await page.goto(kiosk);
    await whileFetching(
      server,
      page.waitForFunction(() => 'kept' in document.documentElement.dataset, {timeout: 0}),
    );
    const kept = await page.evaluate(
      async () => (await (await caches.open((await caches.keys())[0])).keys()).length,
    );
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    const lost = [];
    // Pending requests are cancelled when a page is left, with or without a network.
    page.on(
      'requestfailed',
      (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && lost.push(request.url()),
    );
    const dealt = [];
    for (const tag of tags) {
      await page.goto(`${kiosk}?table=${tag}`);
      await page.waitForFunction(
        (name) => {
          const table = document.querySelector(name);
          // A record may be read as soon as a table is whole: that is its documented sign.
          return table?.record && table.view;
        },
        {timeout: LONGEST_WAIT},
        tag,
      );
      // Its pictures are fetched when the page is idle.
      await page.evaluate(
        () =>
          new Promise((done) => globalThis.requestIdleCallback(() => globalThis.requestIdleCallback(done))),
      );
      dealt.push(tag);
    }
    return {kept, dealt, lost};
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
