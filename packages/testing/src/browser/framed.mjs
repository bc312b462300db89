// A page with a table in a frame, which frames.js makes as high as the table.
import {visited} from './visited.mjs';

/** How long a frame may take to follow its width, in ms. */
const LONGEST_WAIT = 30_000;

/** In the page: how wide the frame's page is within a scrollbar, and how high frame and table are. */
function standingOf(tag) {
  const {document} = globalThis;
  const frame = document.querySelector('iframe');
  const root = frame.contentDocument.documentElement;
  const table = root.querySelector(`${tag}:defined`);
  return table && {within: root.clientWidth, frame: frame.offsetHeight, table: table.offsetHeight};
}

/**
 * Gives a frame one width after the other, and waits each time until its table has all of it, without a scrollbar.
 * @param browser of puppeteer, with scrollbars that take room
 * @param {string} dist folder of the built files
 * @param {string} tag of the table
 * @param {readonly number[]} widths of the frame, in px
 * @returns {Promise<string[]>} where the frame has swung to another height afterwards
 */
export const swingsOf = (browser, dist, tag, widths) =>
  visited(browser, dist, async (page, home) => {
    await page.setViewport({width: 1200, height: 900});
    await page.goto(`${home}cdn/embed.html?table=none`);
    await page.setContent(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Frame</title>
      <div><iframe style="width: 100%; height: 300px; border: 0"
        src="${home}cdn/embed.html?table=${tag}&seed=frame&pace=none"></iframe></div><script src="${home}cdn/frames.js"></script>`);
    const standing = () => page.evaluate(standingOf, tag);
    const settled = (width) =>
      page.waitForFunction(
        `((seen) => seen?.within === ${width} && Math.abs(seen.table - seen.frame) <= 1)((${standingOf})('${tag}'))`,
        {timeout: LONGEST_WAIT},
      );
    const swings = [];
    for (const width of widths) {
      await page.$eval('div', (place, to) => (place.style.width = `${to}px`), width);
      await settled(width).catch(async () => {
        throw new Error(`A scrollbar stays at ${width} px: ${JSON.stringify(await standing())}`);
      });
      const before = JSON.stringify(await standing());
      await page.evaluate(
        () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go()))),
      );
      const later = JSON.stringify(await standing());
      if (later !== before) swings.push(`${before} → ${later}`);
    }
    return swings;
  });
