// The script of embed.html, a page that holds nothing but the table its address asks for:
// `embed.html?table=<tag>&rules=<rules>&lang=pl`. It is a classic script, for frames without an origin, and
// loads the table's single file from beside itself.
import {tableFromQuery} from './embed.js';
import type {FrameHeight} from './frames.js';

/** Whether the page around asks again for the height. */
const isAsking = (data: unknown): boolean => (data as {quinola?: unknown} | null)?.quinola === 'measure';

const HERE = (document.currentScript as HTMLScriptElement).src;

/**
 * How high the table is, in px, where no scrollbar takes room from it. As high as beside a scrollbar, the frame would keep one for
 * ever: without it the table is wider, and so a little too high again.
 */
function heightOfAll(): number {
  const {style} = document.documentElement;
  style.overflow = 'hidden';
  const {height} = document.body.getBoundingClientRect();
  style.overflow = '';
  return Math.ceil(height);
}

/** Tells the page around the frame how high the table is, now and whenever that changes. */
function tellHeight(table: HTMLElement): void {
  const tell = (): void => {
    const height = heightOfAll();
    const told: FrameHeight = {quinola: 'height', table: table.localName, height};
    // Until the table is loaded the sentence is shown instead, and the frame keeps the height that its page gave it.
    if (height && table.matches(':defined')) parent.postMessage(told, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({source, data}) => {
    if (source === parent && isAsking(data)) tell();
  });
}

/** Wraps the table around the sentence that one is loading: a browser too old for tables keeps showing it. */
function layTable(): void {
  const coming = document.getElementById('coming')!;
  const table = tableFromQuery(new URLSearchParams(location.search));
  if (!table) {
    coming.textContent = 'There is no such table.';
    return;
  }
  document.documentElement.lang = table.lang || 'en';
  const script = document.createElement('script');
  script.src = new URL(`standalone/${table.localName}.js`, HERE).href;
  script.addEventListener('error', () => table.replaceWith('The table could not be fetched.'));
  coming.replaceWith(table);
  table.append(coming);
  document.head.append(script);
  if (parent !== window) tellHeight(table);
}

layTable();
