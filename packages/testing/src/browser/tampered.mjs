// Pages some of whose files were changed on the way from the server.
import {createServer} from 'node:http';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createFileServer, listen} from '../../../../build/serve.mjs';

/** How long the table of a page may take, in ms. */
const LONGEST_WAIT = 30_000;

/**
 * Opens a page with one table, of whose files some are changed: each begins with a line that says so in `window.tampered`.
 * @param browser of puppeteer
 * @param {string} dist folder of the built files
 * @param {{tag: string, head: string, attributes?: string, tampered: string[], panel?: string}} asked markup before the table;
 *   the table's attributes; which of the built files are changed, as regular expressions; a panel to open
 * @returns {Promise<{ran: string[], errors: string[], alert: string, fallback: boolean, playable: boolean}>} which changed
 *   files have run, the codes of the table's errors, what it says, whether the content between its tags is shown, and
 *   whether it waits for the visitor
 */
export async function openTampered(browser, dist, {tag, head, attributes = '', tampered, panel}) {
  const files = createFileServer(dist, '');
  const changed = tampered.map((text) => new RegExp(text));
  const markup = `<!doctype html><html lang="en"><head><title>Tampered</title><link rel="icon" href="data:,">
    <script>tampered = []; errors = []; addEventListener('quinola-error', ({code}) => errors.push(code), true);</script>
    ${head}</head><body><${tag} pace="none" ${attributes}><p id="fallback">No table yet.</p></${tag}></body></html>`;
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
      return response.end(markup);
    }
    if (!changed.some((one) => one.test(request.url))) return files.emit('request', request, response);
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    });
    const line = `globalThis.tampered?.push(${JSON.stringify(request.url)});\n`;
    return response.end(line + readFileSync(join(dist, request.url.replace(/\?.*/, '')), 'utf8'));
  });
  const address = `http://localhost:${await listen(server)}/`;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A refused file is reported on the console; the load event fires even if the page shows nothing.
  const refused = new Promise((done) => {
    page.on('console', (said) => /integrity/i.test(said.text()) && done());
  });
  try {
    await page.goto(address);
    await Promise.race([
      refused,
      page.waitForFunction((name) => document.querySelector(name).view, {timeout: LONGEST_WAIT}, tag),
    ]);
    await page.waitForFunction(
      (name) => !customElements.get(name) || document.querySelector(name).view || globalThis.errors.length,
      {timeout: LONGEST_WAIT},
      tag,
    );
    return await page.evaluate(
      async (name, opened) => {
        const table = document.querySelector(name);
        const isDefined = Boolean(customElements.get(name));
        if (isDefined) await table.whole();
        if (isDefined && opened) await table.open(opened);
        return {
          ran: globalThis.tampered,
          errors: globalThis.errors,
          alert: table.shadowRoot?.querySelector('[role=alert]')?.textContent.trim() ?? '',
          fallback: document.getElementById('fallback').checkVisibility(),
          playable: isDefined && table.tag('visitor'),
        };
      },
      tag,
      panel,
    );
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
