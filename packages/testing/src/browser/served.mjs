// A server-rendered table: what it shows without scripts, and whether every frame shows something until its own script
// has taken over.

/**
 * What a page without script shows of a table.
 * @param context a browser context of puppeteer
 * @param {string} url
 * @returns {Promise<{drawn: boolean, cards: number}>} whether the server has drawn it, and how many cards are to be seen
 */
export async function withoutScript(context, url) {
  const page = await context.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(url);
  // Puppeteer itself may evaluate in a page that runs no script of its own.
  const seen = await page.evaluate(() => {
    const root = [...globalThis.document.querySelectorAll('#app *')].find(({localName}) =>
      localName.endsWith('-table'),
    )?.shadowRoot;
    const visible = [...(root?.querySelectorAll('.card') ?? [])].filter(
      (card) => card.getClientRects().length,
    );
    return {drawn: Boolean(root), cards: visible.length};
  });
  await page.close();
  return seen;
}

/** Checks the table before every paint from now on; to be called before the page is opened. */
export const watchFrames = (page) =>
  page.evaluateOnNewDocument(() => {
    globalThis.frames_ = [];
    const check = () => {
      const root = [...globalThis.document.querySelectorAll('#app *')].find(({localName}) =>
        localName.endsWith('-table'),
      )?.shadowRoot;
      if (root && globalThis.document.readyState !== 'loading')
        globalThis.frames_.push({
          tables: root.querySelectorAll('.q').length,
          cards: root.querySelectorAll('.room .card').length,
          // Transitions, as of shading, are no travelling cards.
          travelling: root
            .getAnimations()
            .filter(
              (one) =>
                !(one instanceof globalThis.CSSTransition) && one.effect.target?.matches('[data-card]'),
            ).length,
        });
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });

/**
 * The faults in the frames of a table whose first cards a server has dealt.
 * @returns {Promise<string[]>} empty where it was never without its cards, nor drawn twice, nor dealt again
 */
export const wrongFrames = (page) =>
  page.evaluate(() => {
    const seen = globalThis.frames_;
    return [
      seen.length ? '' : 'no frame was seen',
      seen.some(({tables}) => tables !== 1) ? 'the table was gone, or there twice' : '',
      seen.some(({cards}) => !cards) ? 'the cards were gone' : '',
      seen.some(({travelling}) => travelling > 2) ? 'the cards were dealt once more' : '',
    ].filter(Boolean);
  });
