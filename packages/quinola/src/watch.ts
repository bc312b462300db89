import {untilThere} from './lost.js';
import {tags} from './tags.js';

/** How far below or above the window a table is fetched. */
const NEAR = '400px';

/**
 * The height that a table has before its script has come, by the same rule as the table's own (`styles/table.ts` of the kit), so
 * that the page does not jump when it comes. An empty float reserves it, so that a height given by the page takes precedence.
 */
function reserve(): string {
  const selector = (after: string): string =>
    tags.map((tag) => `:where(${tag}:not(:defined))${after}`).join();
  const framed = parent !== window;
  const limits = framed ? ['200cqi'] : ['var(--quinola-window,100vh)', 'var(--quinola-window,100svh)'];
  const high = (percent: number): string =>
    `${selector('::before')}{${limits.map((limit) => `height:clamp(320px,${percent}cqi,${limit})`).join(';')}}`;
  // The container is too small to show everything at once.
  const tight = `${selector('::before')}{height:700px}`;
  return `${selector('')}{display:flow-root;overflow:clip;min-height:0;container:quinola-waiting/inline-size}
    ${selector('::before')}{content:'';float:left;width:0}
    ${high(62)}
    @container quinola-waiting (max-width:559px){${high(170)}}
    ${framed ? '' : `@media (orientation:portrait){${high(170)}}`}
    @media (max-height:319px){${selector('::before')}{--quinola-window:480px}}
    ${
      framed
        ? ''
        : `@media (max-height:319px){@container quinola-waiting (max-width:399px){${tight}}}@container quinola-waiting (max-width:279px){${tight}}`
    }
    ${selector('[kiosk]::before')}{height:100vh;height:100svh}`;
}

const waiting = (): string =>
  tags
    .filter((tag) => !customElements.get(tag))
    .map((tag) => `${tag}:not(:defined)`)
    .join();

/**
 * Fetches each table when the first of its tag comes near the window, now or later in the life of the page.
 * Tables within shadow roots are not seen: code that puts one there imports its module itself.
 * A browser too old for any table (see `define`) is asked to do nothing: it shows what stands between the tags. Nor is there
 * anything to do on a server.
 * @param fetchTable imports the module that defines a tag; called again when that has failed and the visitor tries again
 * @returns stops watching
 */
export function watchTables(fetchTable: (tag: string) => Promise<unknown>): () => void {
  if (typeof document === 'undefined') return () => undefined;
  if (!document.adoptedStyleSheets || !('toSpliced' in [])) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(reserve());
  document.adoptedStyleSheets.push(sheet);

  const asked = new Set<string>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const tag = target.localName;
        if (asked.has(tag)) continue;
        asked.add(tag);
        // Where nobody could be told, the next table of the tag asks again.
        untilThere(tag, () => fetchTable(tag)).catch(() => asked.delete(tag));
      }
    },
    {rootMargin: NEAR},
  );

  const look = (): void => {
    const selector = waiting();
    if (selector) document.querySelectorAll(selector).forEach((table) => near.observe(table));
    else stop();
  };
  const changes = new MutationObserver(look);
  const stop = (): void => {
    changes.disconnect();
    near.disconnect();
  };
  changes.observe(document, {childList: true, subtree: true});
  look();
  return stop;
}
