import {createServer} from 'node:http';
import {join} from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {ensureChrome} from '../../../../build/chrome.mjs';
import {createFileServer, listen} from '../../../../build/serve.mjs';
import {list} from '../registry/list.js';

/** The built files. */
export const DIST = process.env.QUINOLA_DIST ?? join(process.cwd(), 'dist');

/** Milliseconds that the main thread has worked so far, in processor time: other processes do not count. */
export type Worked = () => Promise<number>;

/** Reads something from an open page. */
export type Reading<T> = (page: Page, worked: Worked) => Promise<T>;

/** How a page is opened. */
export interface Opening {
  /** The factor by which the processor is slowed down. */
  readonly slower?: number;
  /** What runs in the page before all else. */
  readonly first: readonly (() => void)[];
  /** Milliseconds that `read` may wait for something. */
  readonly longestWait?: number;
}

/**
 * Opens pages of one site in Chromium, one after the other, with nothing cached. The browser itself runs already, as a visitor's
 * does: in a profile of its own each page would share the processor with the start of a window, which takes longer than a table's.
 */
export type Open = <T>(path: string, opening: Opening, read: Reading<T>) => Promise<T>;

/** The table that is measured: the first of the list. */
export const TAG = list[0]!.tag;

/** A page of tables and nothing else; its root says which. */
export const pageOf = (count: number, attributes: string, tag = TAG): string =>
  `<!doctype html><html lang="en" data-tag="${tag}"><meta charset="utf-8"><title>Bench</title>${`<${tag} ${attributes}></${tag}>`.repeat(
    count,
  )}<script type="module" src="/cdn/${tag}.js"></script></html>`;

/** Serves some pages beside the built files while they are looked at in Chromium. */
export async function inBrowser(
  pages: ReadonlyMap<string, string>,
  look: (open: Open) => Promise<void>,
): Promise<void> {
  const files = createFileServer(DIST, 'bench');
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
    else files.emit('request', request, response);
  });
  const origin = `http://localhost:${await listen(server)}`;
  const browser = await puppeteer.launch({
    executablePath: ensureChrome(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    await look((path, opening, read) => opened(browser, origin + path, opening, read));
  } finally {
    await browser.close();
    server.close();
  }
}

async function opened<T>(
  browser: Browser,
  url: string,
  {slower = 1, first, longestWait}: Opening,
  read: Reading<T>,
): Promise<T> {
  const page = await browser.newPage();
  try {
    await page.setCacheEnabled(false);
    if (longestWait) page.setDefaultTimeout(longestWait);
    await page.bringToFront();
    await page.setViewport({width: 1024, height: 800});
    await page.emulateCPUThrottling(slower);
    for (const action of first) await page.evaluateOnNewDocument(action);
    const worked = await mainThread(page);
    await page.goto(url);
    return await read(page, worked);
  } finally {
    await page.close();
  }
}

async function mainThread(page: Page): Promise<Worked> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({name}) => name === 'TaskDuration')!.value;
  };
}
