// Tables on a server, with `@lit-labs/ssr`: what a page shows until its script has come.
import {LitElementRenderer, type RenderInfo} from '@lit-labs/ssr';
import {renderValue} from '@lit-labs/ssr/lib/render-value.js';
import {collectResult, type ThunkedRenderResult} from '@lit-labs/ssr/lib/render-result.js';
import type {CSSResult, LitElement} from 'lit';
import type {AnyTable} from './any-table.js';
import type {GameFeatures} from './game-features.js';
import type {Box} from './hand-rows.js';
import type {LanguageCode} from './language.js';

/** What a page may ask of the renderer. */
export interface ServedTables {
  /**
   * The nonce of the page's policy for styles (`style-src 'nonce-…'`): without it such a policy refuses the looks that are
   * served, and what stands between the tags is shown plainly.
   */
  readonly nonce?: string;
  /** How large the table will be, in px, where the page knows: how a hand lies depends on it. */
  readonly box?: Box;
}

/** A table in a column of text on a wide screen, in px. */
const USUAL: Box = {width: 800, height: 496};

/** What of a table is set here, or asked of it: on a server nothing is kept, nothing answers, nothing changes. */
interface Served {
  closest(selector: string): {getAttribute(name: string): string | null} | null;
  renderRoot: object;
  withFeatures(use: unknown): void;
  persistence: {save(record: unknown): void} | null;
  hasBegun: boolean;
  readonly loadFeatures: (code: LanguageCode) => Promise<GameFeatures>;
}

/** Until the chart has a view, or has ended without one. */
const viewed = (table: AnyTable): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (table.view) done();
    };
    table.actor?.subscribe({next: look, error: () => done(), complete: () => done()});
    look();
  });

/**
 * Deals the first cards of a table that has a seed, so that its first view can be drawn: the one that the visitor's own
 * browser will come to. Nobody has played yet; what the visitor may not know is not in a view. A table without a
 * seed stays as it is, for its browser draws other cards, and so does one whose attributes no rules know.
 */
async function deal(table: AnyTable, box: Box): Promise<void> {
  if (!table.seed || table.reveal === 'interaction') return;
  const served = table as unknown as Served;
  // A server has no tree above the tag: its own language, or English.
  const lang = table.getAttribute('lang') ?? 'en';
  served.closest = () => ({getAttribute: () => lang});
  // On a server nothing can be measured, and everything is drawn once.
  served.renderRoot = Object.assign(new EventTarget(), {
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  Object.defineProperty(table, 'box', {value: box});
  Object.defineProperty(table, 'isUpdatePending', {get: () => false, set: () => undefined});
  served.withFeatures = () => undefined;
  served.persistence = {save: () => undefined};
  table.settings.current = {pace: 'none'};
  table.settings.change = () => undefined;
  await table.language.take();
  await table.start();
  await viewed(table);
  // The chart stops here; its context can still be read.
  table.actor?.stop();
  served.hasBegun = true;
}

/** All styles of a table: the common ones, those of its theme, and, if cards were dealt, those that a browser loads later. */
async function looksOf(table: AnyTable): Promise<readonly CSSResult[]> {
  const looks = [...(table.constructor as typeof LitElement).elementStyles] as CSSResult[];
  if (table.view) {
    const [{laterStyles}, game] = await Promise.all([
      import('./styles/later.js'),
      (table as unknown as Served).loadFeatures(table.code),
    ]);
    looks.push(laterStyles, ...(game.styles as readonly CSSResult[]));
  }
  if (table.theme && table.theme !== 'salon')
    looks.push((await import('./styles/themes.js')).themes as CSSResult);
  return looks;
}

/**
 * Puts what stands in `style` attributes, which no nonce allows, among the rules that it does.
 * @returns the markup without them, and the rules
 */
function rulesOfStyles(markup: string): readonly [markup: string, rules: string] {
  const rules: string[] = [];
  const bare = markup.replace(/ style="([^"]*)"/g, (_, text: string) => {
    rules.push(`[data-served="${rules.length}"]{${text.replace(/[{}<]/g, '')}}`);
    return ` data-served="${rules.length - 1}"`;
  });
  return [bare, rules.join('')];
}

/**
 * The renderer of tables for `@lit-labs/ssr`: `render(html`…`, {elementRenderers: [tableRenderer({nonce}), LitElementRenderer]})`,
 * collected asynchronously (`collectResult`). A table with a seed is drawn with its first cards dealt; any other with what
 * stands between its tags. The browser puts its own in their place as soon as it has as much to show.
 */
export function tableRenderer({nonce, box = USUAL}: ServedTables = {}): typeof LitElementRenderer {
  return class TableRenderer extends LitElementRenderer {
    static override matchesClass(element: typeof HTMLElement): boolean {
      return 'version' in element && super.matchesClass(element);
    }

    override renderShadow(info: RenderInfo): ThunkedRenderResult {
      const table = this.element as unknown as AnyTable & {render(): unknown};
      return [
        async () => {
          await deal(table, box);
          const sheets = (await looksOf(table)).map(({cssText}) => cssText);
          const drawn = await collectResult(renderValue(table.render(), info) as ThunkedRenderResult);
          if (!nonce) return ['<style>', ...sheets, '</style>', drawn];
          const [markup, rules] = rulesOfStyles(drawn);
          return [`<style nonce="${nonce.replace(/["&<>]/g, '')}">`, ...sheets, rules, '</style>', markup];
        },
      ];
    }
  };
}
