import {html, type CSSResultOrNative, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {pageStyles, pageView, type DrawFigure} from '../page-view.js';
import type {Page} from '../page.js';
import type {OpenPanel} from '../controllers/panels.js';
import {offsetIn} from '../local-space.js';
import {shutTerm} from '../terms.js';
import {sheet} from './sheet.js';

/** A rules page that a game shows. */
export interface RulesModel {
  /** What tells one page of the table from another. */
  readonly key: string;
  readonly load: () => Promise<Page>;
  /** The section that tells of the phase the game is in. */
  readonly section: string;
  readonly figure: DrawFigure;
  /** Looks of the figures. */
  readonly styles?: readonly CSSResultOrNative[];
}

/** The page of a panel that stands open: asked for once, however often the table is drawn; `null` until it is there. */
const pages = new WeakMap<OpenPanel, {readonly key: string; page: TemplateResult | null}>();

/** Scrolls the sheet, and only the sheet, to a section. */
function bringIntoSight(table: AnyTable, section: string): void {
  const heading = table.renderRoot.querySelector<HTMLElement>(`.page #rules-${section}`);
  const body = heading?.closest<HTMLElement>('.body');
  if (heading && body) body.scrollTop += offsetIn(body, heading) - 4;
}

/** The rules that are played, opened where the game now is. */
export function rulesSheet(
  table: AnyTable,
  {key: name, load, section, figure, styles = []}: RulesModel,
): TemplateResult {
  table.adopt(pageStyles, ...styles);
  // Adding the same listener again has no effect.
  table.renderRoot.addEventListener('keydown', shutTerm, {capture: true});
  const key = `${name} ${table.code}`;
  const open = table.opened!;
  let asked = pages.get(open);
  if (asked?.key !== key) {
    const coming: typeof asked = (asked = {key, page: null});
    pages.set(open, coming);
    void table.missing.fetch('rules', load).then(async (found) => {
      const {code, panelWords} = table;
      const page = pageView(found, figure);
      // Whether a page is there in the table's language is known only when it has come.
      coming.page =
        found.lang === code
          ? page
          : html`<p class="soft">(${panelWords!.inLanguage(found.lang)})</p>
              ${page}`;
      table.requestUpdate();
      await table.updateComplete;
      bringIntoSight(table, section);
    });
  }
  return sheet(table, {
    title: table.panelWords!.rules,
    body: html`<slot name="rules"></slot>${asked.page ?? html`<p>…</p>`}`,
  });
}
