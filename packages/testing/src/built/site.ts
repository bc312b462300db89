import type {AxeResults} from 'axe-core';
import {list} from '../registry/list.js';
import {until} from '../wait.js';

/** The version that the pages name. */
export const {version} = (await (await fetch('/package.json')).json()) as {readonly version: string};

/** The selector of all tables. */
export const TABLES = list.map(({tag}) => tag).join();

/** How long a page may take until its table can be played, in milliseconds. */
export const LONGEST_WAIT = 30_000;

/** The pages of the built site that can be reached from its first one by links. */
export async function reachable(): Promise<string[]> {
  const site = new URL('/dist/site/', location.href);
  const found = new Set(['index.html']);
  for (const path of found) {
    const page = new DOMParser().parseFromString(
      await (await fetch(new URL(path, site))).text(),
      'text/html',
    );
    for (const link of page.querySelectorAll('a[href]')) {
      const {href, pathname} = new URL(link.getAttribute('href')!, new URL(path, site));
      if (href.startsWith(site.href) && /(\.html|\/)$/.test(pathname))
        found.add(pathname.slice(site.pathname.length).replace(/(^|\/)$/, '$1index.html'));
    }
  }
  return [...found];
}

let frame: HTMLIFrameElement | null = null;

/** Opens a page of the built site in a frame of a width, in px. */
export async function open(path: string, width = 1000): Promise<Document> {
  frame = document.createElement('iframe');
  frame.title = path;
  frame.width = `${width}`;
  frame.height = '900';
  frame.src = `/dist/site/${path}`;
  const loaded = new Promise((done) => frame!.addEventListener('load', done, {once: true}));
  document.body.append(frame);
  await loaded;
  return frame.contentDocument!;
}

/** Whether the table shows a hand, places to stake on, or piles with their names, which come after the cards. */
const isDealt = ({shadowRoot}: Element): boolean =>
  Boolean(
    shadowRoot?.querySelector('[part~=hand] [part~=card], [part~=place]') ??
    shadowRoot?.querySelector('.layout .vh')?.textContent,
  );

/** Waits until cards lie on a table of a page. */
export const dealt = (page: Document): Promise<unknown> =>
  until(() => [...page.querySelectorAll(TABLES)].some(isDealt), 'no card was dealt');

/** The axe violations in a page, which loads axe itself. */
export async function objections(page: Document): Promise<string[]> {
  const script = page.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  await new Promise((done) => {
    script.addEventListener('load', done);
    page.head.append(script);
  });
  const {axe} = page.defaultView as unknown as {axe: {run(context: Document): Promise<AxeResults>}};
  const {violations} = await axe.run(page);
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join('; ')}`);
}

/** Removes the page of a test. */
export function shut(): void {
  frame?.remove();
  frame = null;
}

/** Whether a message came from the open page. */
export const isFromPage = (source: unknown): boolean => !!frame && source === frame.contentWindow;

/** Chooses an option on a game's page of the gallery. */
export function choose(page: Document, name: string, value: string): void {
  const field = page.querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
  field.value = value;
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/** A table as a page's own script knows it. */
export interface Hosted extends HTMLElement {
  readonly view: {readonly hand: readonly string[]} | null;
  readonly features: object | null;
  /** The language that it speaks. */
  readonly code: string;
  tag(name: string): boolean;
}

/** A table of a page, once its visitor is asked. */
export async function seated(page: Document): Promise<Hosted> {
  const table = page.querySelector<Hosted>(TABLES)!;
  await dealt(page);
  await until(() => table.features && table.tag('visitor'), 'nobody is waited for');
  return table;
}
