// How much of a page moves while a table starts, where each of its files comes late.
import {createServer} from 'node:http';
import {createFileServer, listen} from '../../../../build/serve.mjs';
import {whileFetching} from './fetching.mjs';

/** How many tables are opened at the same time: most of a start is waiting for frames. */
const AT_ONCE = 3;
/** How long nothing may have been fetched before a table counts as started, in ms. */
const QUIET = 700;

/** Collects what moves without the visitor having done anything; runs in the page, before anything else. */
function watchShifts() {
  globalThis.shifts_ = [];
  const place = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) =>
    globalThis.shifts_.push(
      ...list.getEntries().map(({value, sources}) => ({
        value,
        moved: sources.map((one) => `${place(one.previousRect)} → ${place(one.currentRect)}`),
      })),
    ),
  ).observe({type: 'layout-shift', buffered: true});
}

/**
 * Opens a page with one table on a telephone. The server gives each file only after the page has painted what it has: so every
 * order of the files' arrival that changes what is seen is seen, whatever the speed of this machine.
 * @returns {Promise<{score: number, worst: string}>} the sum of all layout shifts until nothing more is fetched, and the largest
 */
async function shiftsOf(browser, files, {tag, attributes, width, height}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const markup = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Start</title>
    <link rel="icon" href="data:,"><script>(${watchShifts})()</script><script type="module" src="/cdn/${tag}.js"></script></head>
    <body><${tag} ${attributes}></${tag}></body></html>`;
  const painted = () =>
    page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go()))));
  let turn = Promise.resolve();
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(markup);
      return;
    }
    turn = turn
      .then(painted)
      // The page is being closed.
      .catch(() => null)
      .then(() => files.emit('request', request, response));
  });
  try {
    // Tabs in the background draw nothing.
    await page.emulateFocusedPage(true);
    await page.setViewport({width, height, isMobile: true, hasTouch: true});
    await page.goto(`http://localhost:${await listen(server, 0)}/`);
    const started = page
      .waitForFunction(
        (name) => {
          const {features, company, courts} = globalThis.document.querySelector(name);
          return features && company && courts;
        },
        {timeout: 0},
        tag,
      )
      .then(() => page.waitForNetworkIdle({idleTime: QUIET, timeout: 0}));
    await whileFetching(server, started);
    const shifts = await page.evaluate('shifts_');
    const worst = shifts.reduce((one, other) => (other.value > one.value ? other : one), {
      value: 0,
      moved: [],
    });
    return {
      score: shifts.reduce((sum, {value}) => sum + value, 0),
      worst: `${worst.value.toFixed(4)}: ${worst.moved.join(', ')}`,
    };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/**
 * The layout shift of the start of some tables.
 * @param browser of puppeteer
 * @param {string} dist folder of the built files
 * @param {{tag: string, attributes: string, width: number, height: number}[]} asked
 * @returns {Promise<{score: number, worst: string}[]>} in the same order
 */
export async function shiftsAtStart(browser, dist, asked) {
  const files = createFileServer(dist, '');
  const seen = [];
  let at = 0;
  const next = async () => {
    while (at < asked.length) {
      const nth = at++;
      seen[nth] = await shiftsOf(browser, files, asked[nth]);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, next));
  return seen;
}
