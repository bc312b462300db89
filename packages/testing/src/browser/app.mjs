// Opens an example application as its bundler has built it.
import {visited} from './visited.mjs';
import {watchFrames, withoutScript, wrongFrames} from './served.mjs';

/** How long a page may take until its table can be played, in ms. */
const LONGEST_WAIT = 30_000;

/**
 * Opens what an application has been built to, its table's panels, and plays a move.
 * @param browser of puppeteer
 * @param {string} built folder of its files
 * @returns {Promise<void>} rejects with all errors on the way
 */
export const playApp = (browser, built) =>
  visited(browser, built, async (page, address, errors) => {
    const served = await withoutScript(page.browserContext(), address);
    if (served.drawn && !served.cards) errors.push('the server has dealt no card');
    await watchFrames(page);
    await page.goto(address);
    const table = await page.waitForFunction(
      () => {
        const found = [...document.querySelectorAll('#app *')].find(({localName}) =>
          localName.endsWith('-table'),
        );
        return found?.features && found.view && found.tag('visitor') && found;
      },
      {timeout: LONGEST_WAIT},
    );
    const framesBefore = await wrongFrames(page);
    // Later parts are loaded from the bundle too.
    const opened = await table.evaluate(async (node) => {
      for (const panel of ['settings', 'rules', 'copy']) await node.open(panel);
      const lines = node.shadowRoot.querySelector('.sheet textarea')?.value;
      await node.close();
      return lines;
    });
    if (!opened?.includes('</script>')) errors.push('no panel opens');
    const made = await table.evaluate((node) => {
      const [offer] = node.game.moves(node.view);
      // A choice among cards stands for many moves, some of which the rules refuse.
      const moves = offer.choose
        ? offer.from.map((_, at) => ({
            type: offer.choose,
            cards: [...offer.from.slice(at), ...offer.from.slice(0, at)].slice(0, offer.least),
          }))
        : [offer];
      return moves.find((move) => node.play(move))?.type;
    });
    if (!made) errors.push('the visitor cannot play');
    await page.waitForFunction(() => document.querySelector('output')?.textContent, {timeout: LONGEST_WAIT});
    if (served.drawn) errors.push(...framesBefore);
  });
