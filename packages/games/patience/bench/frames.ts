// npm run bench -- frames : the time of the main thread per frame while a card is dragged, with the processor slowed down to a
// quarter and the built files in Chromium. At 60 frames a second there are 16.7 ms for each. It is processor time of the thread, so
// a busy machine does not matter; `late` counts frames more than two such intervals after the one before, which is only meaningful
// on a quiet machine. `layouts` and `changes` of the page are for the whole drag: none if only the card's transform changes.
//   QUINOLA_GAMES=shah,blockade   QUINOLA_STEPS=120
import type {Page} from 'puppeteer-core';
import {PATIENCES} from '../src/patience/rules/games/index.js';
import {inBrowser, type Worked} from '@quinola/testing/bench/browser.js';

export const name = 'frames';

const STEPS = Number(process.env.QUINOLA_STEPS ?? 120);
const GAMES = process.env.QUINOLA_GAMES?.split(',');
const SLOWER = 4;
/** Two frames at 60 frames a second, in ms. */
const LATE = 2000 / 60;

interface Table extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  readonly updateComplete: Promise<boolean>;
  play(move: {readonly type: string}): boolean;
  undo(): void;
}

/** What the page itself can observe of a drag. */
interface Watch {
  readonly pictures: number[];
  /** DOM changes other than the position of the dragged card. */
  changes: number;
}

declare global {
  interface Window {
    dragWatch: Watch;
  }
}

const pageWith = (
  game: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
  <patience-table game="${game}" seed="bench 0" pace="none"></patience-table>
  <script type="module" src="/cdn/patience-table.js"></script></html>`;

/** Deals as many cards as possible while one can still be moved, without playing any; returns how many cards are drawn. */
async function layOut(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    document.querySelector<Table>('patience-table')?.shadowRoot?.querySelector('.actions'),
  );
  return page.evaluate(async () => {
    const table = document.querySelector<Table>('patience-table')!;
    const movable = (): Element | null =>
      table.shadowRoot.querySelector('.pile.from:not(.stock) .card:last-of-type');
    const words = ['refill', 'next', 'turn', 'leave'];
    const settle = async (): Promise<void> => {
      await new Promise((go) => requestAnimationFrame(go));
      await table.updateComplete;
    };
    await settle();
    for (let i = 0; i < 200 && words.some((type) => table.play({type})); i++) await settle();
    for (let i = 0; i < 200 && !movable(); i++) {
      table.undo();
      await settle();
    }
    return table.shadowRoot.querySelectorAll('.pile .card').length;
  });
}

/** Picks a card up and moves it a few steps, which create what every drag needs once. */
async function takeUp(page: Page): Promise<readonly [x: number, y: number]> {
  const [x, y] = await page.evaluate(() => {
    const root = document.querySelector('patience-table')!.shadowRoot!;
    const card = root.querySelector('.pile.from:not(.stock) .card:last-of-type')!;
    card.scrollIntoView({block: 'center'});
    const {left, top, width, height} = card.getBoundingClientRect();
    // Not every point of a card can be grabbed: others may overlap it, or it may be turned.
    return [0.8, 0.5, 0.2]
      .map((part) => [left + width * part, top + height * part] as const)
      .find((at) => root.elementFromPoint(...at)?.closest('.card') === card)!;
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const away of [4, 9, 14, 18]) await page.mouse.move(x + away, y);
  await page.waitForSelector('patience-table >>> .held', {timeout: 5000});
  return [x, y];
}

/** Observes the page while a card is dragged. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Watch = (window.dragWatch = {pictures: [], changes: 0});
    const {shadowRoot} = document.querySelector('patience-table')!;
    new MutationObserver((changes) => {
      seen.changes += changes.filter(
        ({target, type}) => type !== 'attributes' || !(target as Element).matches('.held'),
      ).length;
    }).observe(shadowRoot!, {subtree: true, childList: true, attributes: true, characterData: true});
    const look = (time: number): void => {
      seen.pictures.push(time);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Drags the card in a circle, and returns the cost of each frame. */
async function drag(page: Page, worked: Worked, [x, y]: readonly [number, number]): Promise<string> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const layouts = async (): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find(({name: metric}) => metric === 'LayoutCount')!
      .value;
  await watch(page);
  const laid = await layouts(),
    before = await worked();
  for (let i = 0; i < STEPS; i++) {
    await page.mouse.move(x + 18 + 90 * Math.sin(i / 9), y + 90 * (1 - Math.cos(i / 9)));
  }
  const work = (await worked()) - before,
    relaid = (await layouts()) - laid;
  const {pictures, changes} = await page.evaluate(() => window.dragWatch);
  const spans = pictures.slice(1).map((time, i) => time - pictures[i]!);
  const late = spans.filter((span) => span > LATE).length;
  const cells = [
    (work / pictures.length).toFixed(1).padStart(11),
    String(relaid).padStart(9),
    String(changes).padStart(9),
  ];
  return cells.join('') + `${late} of ${spans.length}`.padStart(14);
}

/** Prints the cost of a frame of a drag for every game, at a quarter of the speed. */
export async function run(): Promise<void> {
  const games = PATIENCES.filter(({id}) => !GAMES || GAMES.includes(id));
  const pages = new Map(games.map(({id}) => [`/${id}`, pageWith(id)]));
  console.log(
    `game                 cards ms/picture  layouts  changes          late   (${STEPS} steps at ${SLOWER}x)`,
  );
  await inBrowser(pages, async (open) => {
    for (const {id} of games) {
      const line = await open(
        `/${id}`,
        {slower: SLOWER, first: [], longestWait: 300_000},
        async (page, worked) => {
          const cards = await layOut(page);
          return String(cards).padStart(5) + (await drag(page, worked, await takeUp(page)));
        },
      );
      console.log(id.padEnd(21) + line);
    }
  });
}
