// Opens pages of a folder as a visitor does, and hears of every error in them.
import {realpathSync} from 'node:fs';
import puppeteer from 'puppeteer-core';
import {ensureChrome} from '../../../../build/chrome.mjs';
import {createFileServer, listen} from '../../../../build/serve.mjs';

/**
 * The browser in which pages are tested.
 * @param {{hasScrollbars?: boolean}} [looks] whether scrollbars are shown and take room, as on a desktop
 */
export const launchChrome = ({hasScrollbars = false} = {}) =>
  puppeteer.launch({
    executablePath: ensureChrome(),
    ...(hasScrollbars && {ignoreDefaultArgs: ['--hide-scrollbars']}),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });

/**
 * Serves a folder and looks at it in a page of its own.
 * @template Seen
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} folder
 * @param {(page: import('puppeteer-core').Page, home: string, errors: string[]) => Promise<Seen>} look gets a page that is still
 *   blank, and the address of the folder; what it adds to the errors counts as well
 * @returns {Promise<Seen>} rejects with all errors
 */
export async function visited(browser, folder, look) {
  const server = createFileServer(realpathSync(folder), '');
  const port = await listen(server);
  const context = await browser.createBrowserContext();
  const errors = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error?.message ?? String(error)));
    page.on(
      'console',
      (said) => said.type() === 'error' && errors.push(`${said.text()} ${said.location().url ?? ''}`),
    );
    page.on(
      'response',
      (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`),
    );
    const seen = await look(page, `http://localhost:${port}/`, errors);
    if (errors.length) throw new Error('The page is not as it should be.');
    return seen;
  } catch (error) {
    throw new Error([error.message, ...errors].join('\n'), {cause: error});
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
