// A page on a disk with a table from its single file, both copied into a folder.
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** How long the table may take, in ms. */
const LONGEST_WAIT = 30_000;

/**
 * Opens the page from the disk, and waits until the visitor can play.
 * @param browser of puppeteer
 * @param {string} cdn folder of the built files
 * @param {{tag: string, lang: string}} table
 * @returns the language of the table, and the errors
 */
export async function openFromDisk(browser, cdn, {tag, lang}) {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-disk-'));
  const context = await browser.createBrowserContext();
  try {
    cpSync(join(cdn, 'standalone'), folder, {recursive: true});
    const file = join(folder, 'page.html');
    writeFileSync(
      file,
      `<!doctype html><html lang="${lang}"><title>Disk</title><script src="${tag}.js" defer></script><${tag} seed="s0" pace="none"></${tag}>`,
    );
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('requestfailed', (request) => errors.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    await page.waitForFunction(
      (name) => document.querySelector(name).tag?.('visitor'),
      {timeout: LONGEST_WAIT},
      tag,
    );
    const spoken = await page.evaluate(
      (name) => document.querySelector(name).shadowRoot.querySelector('.q').lang,
      tag,
    );
    return {spoken, errors};
  } finally {
    await context.close();
    rmSync(folder, {recursive: true});
  }
}
