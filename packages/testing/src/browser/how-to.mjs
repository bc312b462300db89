// Visits the examples of the how-tos as a visitor would, each device a browser context of its own, on a server that can be
// written to: what is kept and sent there is what a page really asked for.
import {createServer} from 'node:http';
import {createFileServer, listen} from '../../../../build/serve.mjs';

/** How long a step may take, in ms. */
const LONGEST_WAIT = 30_000;

/** A server of the built site, which keeps what pages put below `account/`, and collects what they post. */
async function serve(site) {
  const files = createFileServer(site, '');
  const saved = new Map();
  const posted = [];
  let arrived = () => undefined;
  const server = createServer((request, response) => {
    const {method, url} = request;
    const isSaved = url.startsWith('/examples/account/');
    if (!isSaved && method !== 'POST') return files.emit('request', request, response);
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      if (method === 'POST') {
        posted.push(text);
        arrived();
      }
      if (method === 'PUT') saved.set(url, text);
      if (method === 'DELETE') saved.delete(url);
      const found = method === 'GET' ? saved.get(url) : '';
      response.writeHead(found === undefined ? 404 : 200, {'Content-Type': 'text/plain'}).end(found ?? '');
    });
    return undefined;
  });
  const address = `http://localhost:${await listen(server)}/examples/`;
  // Once so much has been posted.
  const untilPosted = async (count) => {
    while (posted.length < count) await new Promise((resolve) => (arrived = resolve));
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {address, saved, posted, untilPosted, close};
}

/** A device: a page with a storage of its own, and what went wrong in it. */
async function device(browser, address) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.setViewport({width: 900, height: 1400});
  await page.goto(address);
  await page.$$eval('main *', (all) => {
    for (const one of all) if (one.localName.endsWith('-table')) one.setAttribute('pace', 'none');
  });
  // The table, once its visitor is asked.
  const seated = () =>
    page.waitForFunction(
      () => {
        const table = [...document.querySelectorAll('main *')].find(({localName}) =>
          localName.endsWith('-table'),
        );
        return table?.features && table.view && table.tag('visitor') && table;
      },
      {timeout: LONGEST_WAIT},
    );
  return {context, page, errors, table: await seated(), seated};
}

/** What a visitor sees: his hand, and how many moves were made. */
const seen = (table) =>
  table.evaluate(({view, record}) => ({hand: [...view.hand].sort(), moves: record.moves.length}));

/** Plays the first card that may be played. */
const play = (table) =>
  table.evaluate((node) => node.view.hand.find((card) => node.play({type: 'PLAY', card})));

const VISITS = {
  /** A match is taken from one device to another as text. */
  async resume(browser, {address}) {
    const first = await device(browser, `${address}resume.html`);
    await play(first.table);
    await first.seated();
    const before = await seen(first.table);
    await first.page.click('#take');
    await first.page.waitForFunction(() => document.getElementById('text').value, {timeout: LONGEST_WAIT});
    const text = await first.page.$eval('#text', ({value}) => value);
    const second = await device(browser, `${address}resume.html`);
    const other = await seen(second.table);
    await second.page.$eval('#text', (area, value) => (area.value = value), text);
    await second.page.click('#go-on');
    await second.page.waitForFunction(() => document.getElementById('said').textContent, {
      timeout: LONGEST_WAIT,
    });
    const said = await second.page.$eval('#said', ({textContent}) => textContent);
    const table = await second.seated();
    const after = await seen(table);
    const played = await play(table);
    await second.page.$eval('#text', (area, value) => (area.value = value), text.slice(0, 90));
    await second.page.click('#go-on');
    const broken = await second.page.$eval('#said', ({textContent}) => textContent);
    const errors = [...first.errors, ...second.errors];
    await Promise.all([first.context.close(), second.context.close()]);
    return {before, other, after, said, played, broken, errors};
  },

  /** A match that an account keeps goes on at the visitor's other device; neither browser keeps anything. */
  async account(browser, {address, saved}) {
    const first = await device(browser, `${address}account.html`);
    await play(first.table);
    await first.seated();
    const before = await seen(first.table);
    const stored = [await first.page.evaluate(() => ({...localStorage}))];
    await first.page.goto('about:blank'); // whatever is still to be written is written when the page is left
    await first.context.close();
    const second = await device(browser, `${address}account.html`);
    const after = await seen(second.table);
    stored.push(await second.page.evaluate(() => ({...localStorage})));
    const errors = [...first.errors, ...second.errors];
    await second.context.close();
    return {before, after, stored, keys: [...saved.keys()].map((url) => url.split('/').at(-1)), errors};
  },

  /** What is sent and kept before consent, after it, and after it was withdrawn. */
  async statistics(browser, {address, posted, untilPosted}) {
    const {context, page, table, seated, errors} = await device(browser, `${address}statistics.html`);
    // What the page sends, as soon as it does; the server may get it any time later.
    const sent = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.postData()));
    const lines = () => sent.map((text) => JSON.parse(text));
    const stored = () => page.evaluate(() => Object.keys(localStorage).sort());
    /** Plays a card, and thinks for a minute by the clock of the page: of a match of no time nothing is told. */
    const playOn = async () => {
      await play(table);
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 60_000;
      });
    };
    /** Leaves such a match for another, which ends its time. */
    const anew = async () => {
      await playOn();
      await table.evaluate((node) => node.restart());
      await seated();
    };
    await anew();
    const before = {stored: await stored(), sent: lines()};
    await playOn();
    await page.click('#agree');
    await page.waitForFunction(() => /Thank/.test(document.getElementById('said').textContent), {
      timeout: LONGEST_WAIT,
    });
    await seated();
    const agreed = lines();
    await anew();
    const after = {stored: await stored(), sent: lines()};
    await untilPosted(after.sent.length);
    after.posted = posted.map((text) => JSON.parse(text));
    await page.click('#refuse');
    await anew();
    const withdrawn = {stored: await stored(), more: sent.length - after.sent.length};
    await context.close();
    return {before, agreed, after, withdrawn, errors};
  },
};

/**
 * Visits the examples of a how-to.
 * @param browser of puppeteer
 * @param {string} site folder of the built site
 * @param {keyof VISITS} name
 * @returns what was seen
 */
export async function visitExamples(browser, site, name) {
  const server = await serve(site);
  try {
    return await VISITS[name](browser, server);
  } finally {
    server.close();
  }
}
