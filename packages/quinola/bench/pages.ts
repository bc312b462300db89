// npm run bench -- pages : how soon a dealt hand can be played after the table's script has come, and what ten tables
// on one page cost, with the built files in Chromium. On a busy machine the best run is the most reliable.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'puppeteer-core';
import {list} from '@quinola/testing/registry/list.js';
import {DIST, inBrowser, pageOf, TAG, type Reading, type Worked} from '@quinola/testing/bench/browser.js';
import {traced} from './kit/trace.js';

export const name = 'pages';

const RUNS = Number(process.env.QUINOLA_RUNS ?? 9);
const TABLES = 10;
/** How long, in ms, a table is watched after its first cards: long enough for everything that is fetched later. */
const REST = 1500;
const pageWithout = '<!doctype html><meta charset="utf-8"><title>Bench</title>';

/** With this seed the visitor leads to the first trick, so that no opponent has to be loaded and think before. */
const VISITOR_LEADS = 'bench 0';

/** What the script in the page has measured. */
interface Watch {
  /** When the first table, if there is one, could be played, in ms since the page began. */
  playable?: number;
  /** When it had been painted. */
  painted?: number;
  /** The tasks of 50 ms and more. */
  readonly long: number[];
}

interface Table extends HTMLElement {
  tag(name: string): boolean;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs in the page before anything else: checks every few milliseconds whether the visitor can play. */
function watchPage(): void {
  const watch: Watch = {long: []};
  window.watch = watch;
  new PerformanceObserver((list) =>
    watch.long.push(...list.getEntries().map(({duration}) => duration)),
  ).observe({type: 'longtask', buffered: true});
  const look = (): void => {
    const tag = document.documentElement.dataset.tag!;
    const table = document.querySelector<Table>(tag);
    const defined = customElements.get(tag);
    const playable =
      table?.shadowRoot?.querySelector('.hand button[aria-disabled="false"]') && table.tag('visitor');
    if (!defined || (table && !playable && !table.hasAttribute('autoplay'))) return void setTimeout(look, 2);
    watch.playable = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => (watch.painted = performance.now())));
  };
  document.addEventListener('DOMContentLoaded', look);
}

/** Milliseconds from the arrival of the last script needed until the hand can be played, and until it is painted. */
function startUp(page: Page, needed: readonly string[]): Promise<readonly [number, number]> {
  return page.evaluate((files) => {
    const arrived = performance
      .getEntriesByType('resource')
      .filter(({name}) => files.some((file) => name.endsWith(`/${file}`)))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return [
      window.watch.playable! - Math.max(...arrived),
      window.watch.painted! - Math.max(...arrived),
    ] as const;
  }, needed);
}

/** The processor time of the main thread, read once it has been idle for a while. */
async function settled(_page: Page, worked: Worked): Promise<number> {
  for (let before = -1, now = 0; ; before = now) {
    now = await worked();
    if (now - before < 2) return now;
    await wait(500);
  }
}

const wait = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time));

/** The files that are fetched at once with an entry. */
function closure(graph: Record<string, {readonly imports: readonly string[]}>, file: string): string[] {
  return [file, ...(graph[file]?.imports ?? []).flatMap((other) => closure(graph, other))];
}

/** Measures in some runs at full speed and at a quarter of it, and prints the best and the middle of each. */
async function line(label: string, measure: (slower: number) => Promise<number>): Promise<void> {
  const cells: string[] = [];
  for (const slower of [1, 4]) {
    const times: number[] = [];
    for (let i = 0; i < RUNS; i++) times.push(await measure(slower));
    times.sort((a, b) => a - b);
    cells.push(...[times[0]!, times[RUNS >> 1]!].map((time) => time.toFixed(0).padStart(10)));
  }
  console.log(label.padEnd(42) + cells.join(''));
}

/** Prints start-up and ten tables, in milliseconds. */
export async function run(): Promise<void> {
  const graph = JSON.parse(readFileSync(join(DIST, 'graph.json'), 'utf8')) as Parameters<typeof closure>[0];
  const needed = closure(graph, `${TAG}.js`);
  const still = `ceremony="short" pace="none" seed="${VISITOR_LEADS}"`;
  const pages = new Map([
    ['/blank', pageWithout],
    ...list.map(({tag}) => [`/start/${tag}`, pageOf(1, 'ceremony="short"', tag)] as const),
    ['/none', pageOf(0, '')],
    ['/one', pageOf(1, still)],
    ['/ten', pageOf(TABLES, still)],
    ['/shows', pageOf(TABLES, 'ceremony="short" pace="quick" autoplay')],
  ]);
  await inBrowser(pages, async (open) => {
    const on = <T>(path: string, slower: number, read: Reading<T>): Promise<T> =>
      open(path, {slower, first: [watchPage]}, async (page, worked) => {
        await page.waitForFunction(() => window.watch.painted);
        return read(page, worked);
      });
    console.log(
      `ms, of ${RUNS} runs${' '.repeat(RUNS > 9 ? 28 : 29)}${['1x best', 'median', '4x best', 'median'].map((head) => head.padStart(10)).join('')}`,
    );
    for (const [i, label] of ['script come: hand can be played', 'script come: hand is painted'].entries()) {
      await line(label, (slower) => on('/one', slower, async (page) => (await startUp(page, needed))[i]!));
    }
    for (const {tag} of list)
      await line(`longest task of a start: ${tag}`, (slower) =>
        open('/blank', {slower, first: []}, async (page) => {
          const {main} = await traced(page, async () => {
            await page.goto(new URL(`/start/${tag}`, page.url()).href);
            await page.waitForFunction(
              (name) => document.querySelector(name)?.shadowRoot?.querySelector('.card'),
              {},
              tag,
            );
            await wait(REST);
          });
          return Math.max(...main);
        }),
      );
    await line('main thread: the script, no table', (slower) => on('/none', slower, settled));
    await line('main thread: one table', (slower) => on('/one', slower, settled));
    await line(`main thread: ${TABLES} tables`, (slower) => on('/ten', slower, settled));
    await line(`longest task of ${TABLES} tables`, (slower) =>
      on('/ten', slower, async (page, worked) => {
        await settled(page, worked);
        return Math.max(0, ...(await page.evaluate(() => window.watch.long)));
      }),
    );
    await line(`a second of ${TABLES} tables that play by themselves`, (slower) =>
      on('/shows', slower, async (_page, worked) => {
        await wait(2000);
        const before = await worked();
        await wait(1000);
        return (await worked()) - before;
      }),
    );
    const awake = await on('/shows', 1, async (page) => {
      await wait(2000);
      return page.evaluate(
        () =>
          [...document.querySelectorAll<Table>(document.documentElement.dataset.tag!)].filter(
            (table) => !table.tag('paused'),
          ).length,
      );
    });
    console.log(`of the ${TABLES} tables that play by themselves ${awake} are awake`);
  });
}
