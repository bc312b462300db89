// npm run bench -- thinking : how long opponents of each level think in the worker of a page, and whether the page
// can be used meanwhile; the built files in Chromium. Processor time measures the work, whatever else the machine
// does; elapsed time is what a visitor notices, and the load tells how reliable it is.
import {loadavg} from 'node:os';
import type {Page} from 'puppeteer-core';
import {inBrowser, pageOf} from '@quinola/testing/bench/browser.js';
import {traced} from './kit/trace.js';

export const name = 'thinking';

/** How many cards to wait for. */
const CARDS = Number(process.env.QUINOLA_CARDS ?? 300);

/** A task of the main thread that lasts longer than this is noticed, in milliseconds. */
const FELT = 50;

/** How much slower a phone is assumed to be. */
const SLOWER = 4;

declare global {
  interface Window {
    /** When tasks of 50 ms and more began, and how long they lasted. */
    longTasks: [number, number][];
  }
}

/** Runs in the page before anything else: records the tasks that can be noticed. */
function watchTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(
      ...list.getEntries().map(({startTime, duration}): [number, number] => [startTime, duration]),
    );
  }).observe({type: 'longtask', buffered: true});
}

/** Runs in a page that is to have no workers. */
function forbidWorkers(): void {
  Object.defineProperty(window, 'Worker', {value: undefined});
}

const wait = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time));

/** Waits until so many cards have been played. */
async function played(page: Page, cards: number): Promise<void> {
  const count = (): Promise<number> =>
    page.evaluate(() => {
      const {record} = document.querySelector(document.documentElement.dataset.tag!) as unknown as {
        record: {moves: {move: {type: string}}[]} | null;
      };
      return record?.moves.filter(({move}) => move.type === 'PLAY').length ?? 0;
    });
  while ((await count()) < cards) await wait(250);
}

/** The durations of the tasks that could be noticed from the first trick on. */
async function felt(page: Page, cards: number): Promise<number[]> {
  await played(page, 4);
  const from = await page.evaluate(() => performance.now());
  await played(page, cards);
  return page.evaluate(
    (since) => window.longTasks.filter(([at]) => at >= since).map(([, lasted]) => lasted),
    from,
  );
}

const highest = (times: readonly number[]): string =>
  times.reduce((most, time) => Math.max(most, time), 0).toFixed(1);

function quantiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms, of ${sorted.length} moves`;
}

function load(): void {
  console.log(
    `load of the machine: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
}

/** Prints the times of thought, and the longest tasks of the main thread. */
export async function run(): Promise<void> {
  const attributes = 'ceremony="short" pace="none" seed="thinking" autoplay';
  const levels = ['novice', 'book', 'master'];
  const pages = new Map(levels.map((level) => [`/${level}`, pageOf(1, `${attributes} level="${level}"`)]));
  const forms = [
    ['in a worker', [watchTasks]],
    ['in slices', [watchTasks, forbidWorkers]],
  ] as const;
  const longestWait = 600_000;
  load();
  await inBrowser(pages, async (open) => {
    for (const level of levels) {
      const {worker} = await open(`/${level}`, {first: [], longestWait}, async (page) => {
        await played(page, 4);
        return traced(page, () => played(page, CARDS));
      });
      console.log(`${level} thinks, processor time: ${quantiles(worker)}`);
    }
    for (const [form, first] of forms) {
      const {main} = await open('/master', {first, longestWait}, async (page) => {
        await played(page, 4);
        return traced(page, () => played(page, CARDS / 2));
      });
      const over = main.filter((time) => time * SLOWER > FELT).length;
      console.log(
        `master ${form}, the main thread’s longest task: ${highest(main)} ms of processor time; ${over} of ${main.length} above ${FELT / SLOWER} ms`,
      );
    }
    for (const [form, first] of forms) {
      const long = await open('/master', {slower: SLOWER, first, longestWait}, (page) =>
        felt(page, CARDS / 2),
      );
      console.log(
        `master ${form}, at ${SLOWER}x, by the clock: ${long.filter((time) => time > FELT).length} tasks above ${FELT} ms, longest ${highest(long)}`,
      );
    }
  });
  load();
}
