// Pages one of whose files cannot be fetched for a while.
import {createServer} from 'node:http';
import {createFileServer, listen} from '../../../../build/serve.mjs';
import {restOf} from './fetching.mjs';

/** How long each step of a visit may take, in ms. */
const LONGEST_WAIT = 30_000;

/** Waits for a thing that comes within so many ms, else fails with the message. */
async function within(ms, thing, message) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(message)), ms)));
  await Promise.race([thing, late]).finally(() => clearTimeout(timer));
}

/** The name of a built file in the address of a request: `<tag>.js` of `/cdn/<tag>.js?again=1`. */
const fileIn = (url) => /^\/cdn\/([^?]+)/.exec(url)?.[1];

/**
 * Visits a page with one table.
 * @param browser of puppeteer
 * @param {string} dist folder of the built files
 * @param {{tag: string, script?: string, attributes?: string, action?: string, done?: string, blocked?: string, without?: string,
 *   remembered?: boolean, silent?: boolean}} asked the page's script, else the loader; the table's attributes; what is done there
 *   once it is whole, and what is true in the end, in terms of `table`; the file that cannot be fetched until the visitor is told; a
 *   file that is never there; whether the first address of `blocked` fails for ever, as in a browser that remembers it; whether
 *   nothing is to be told, because the table has another way
 * @returns {Promise<{files: string[], errors: object[], said: string, fallback: boolean, left: string}>} the files that were fetched,
 *   in order; what `quinola-error` reported; what the visitor was told, and whether the content between the tags was shown then; what he
 *   is told in the end
 */
export async function visitBlocked(
  browser,
  dist,
  {
    tag,
    script = 'quinola.js',
    attributes = '',
    action = '',
    done = 'true',
    blocked,
    without,
    remembered = false,
    silent = false,
  },
) {
  const served = createFileServer(dist, '');
  const rest = restOf(served);
  const files = [];
  let isBlocked = true;
  let cameAnew = () => {};
  const fetchedAnew = new Promise((resolve) => (cameAnew = resolve));
  const markup = `<!doctype html><html lang="en"><head><title>Blocked</title><link rel="icon" href="data:,">
    <script>errors = []; addEventListener('quinola-error', ({code, about}) => errors.push({code, ...about}), true);</script>
    <script type="module" src="/cdn/${script}"></script></head>
    <body><${tag} seed="s0" pace="none" ${attributes}><p id="fallback">No table yet.</p></${tag}></body></html>`;
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
      return response.end(markup);
    }
    const file = fileIn(request.url);
    const isPlain = !request.url.includes('?');
    if (file && file === without) return request.socket.destroy();
    if (file && file === blocked && (isBlocked || (remembered && isPlain))) return request.socket.destroy();
    if (file && !files.includes(file)) files.push(file);
    if (file && file === blocked) cameAnew();
    return served.emit('request', request, response);
  });
  const address = `http://localhost:${await listen(server)}/`;
  // Another tab of the same browser: the new port is a new origin, with nothing stored or cached. A profile of its own would cost
  // the start of a window, several times as long as the visit.
  const page = await browser.newPage();
  await page.emulateFocusedPage(true); // tabs in the background draw nothing
  const atTable = (expression) =>
    `(() => { const table = document.querySelector('${tag}'); return ${expression}; })()`;
  const until = (condition, what) =>
    page.waitForFunction(atTable(`Boolean(${condition})`), {timeout: LONGEST_WAIT}).catch(async () => {
      const errors = await page.evaluate('JSON.stringify(errors)');
      throw new Error(`${tag} ${attributes}: ${what} (${blocked ?? 'nothing'} blocked; errors: ${errors}).`);
    });
  const ALERT = "(table.shadowRoot?.querySelector('[role=alert]') ?? table.querySelector('[role=alert]'))";
  // The button may be gone: a table goes on by itself when what it missed comes with another request.
  const tryAgain = () => page.evaluate(atTable(`void ${ALERT}?.querySelector('button')?.click()`));
  try {
    await page.goto(address);
    const whole = `table.features && table.view && (${done})`;
    const goesOn = () => until(whole, 'it does not go on');
    const runAction = async () => {
      if (!action) return;
      await until(`table.features && table.view`, 'the table is not fully loaded');
      await page.evaluate(atTable(`void (${action})`));
    };
    let said = '';
    let fallback = false;
    if (blocked && !silent) {
      const acted = runAction().catch(() => null);
      await until(`${ALERT}?.querySelector('button') && errors.length`, 'nothing is said to be missing');
      said = await page.evaluate(atTable(`${ALERT}.innerText`));
      fallback = await page.evaluate("document.getElementById('fallback').checkVisibility()");
      isBlocked = false;
      // Another request for the same file may be on its way, and fail after the button was pressed: then he is told again.
      let isDone = false;
      const anew = within(LONGEST_WAIT, fetchedAnew, `${tag}: ${blocked} is not fetched anew.`);
      const all = Promise.all([anew, acted.then(goesOn)]).then(() => (isDone = true));
      while (!isDone) {
        await tryAgain();
        await Promise.race([all, until(`${ALERT}?.querySelector('button')`, 'it does not go on')]);
      }
    } else {
      await runAction();
      await goesOn();
    }
    await within(LONGEST_WAIT, rest(), `${tag}: files are fetched again and again.`);
    const left = await page.evaluate(atTable(`${ALERT}?.innerText ?? ''`));
    return {files, errors: await page.evaluate('errors'), said, fallback, left};
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
