import {html, type CSSResultOrNative, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import type {AnyTable} from '../any-table.js';
import {pageStyles, pageView, type DrawFigure} from '../page-view.js';
import type {Page} from '../page.js';
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

/** A page that a table has open: asked for once, however often the table is drawn; `null` until it is there. */
const opened = new WeakMap<AnyTable, {readonly key: string; page: TemplateResult | null}>();

/** Scrolls the sheet, and only the sheet, to a section. */
function bringIntoSight(page: Element | undefined, section: string): void {
  const heading = page?.querySelector<HTMLElement>(`#rules-${section}`);
  const body = page?.closest('.body');
  if (heading && body) body.scrollTop += heading.getBoundingClientRect().top - body.getBoundingClientRect().top - 4;
}

/** The rules that are played, opened where the game now is. */
export function rulesSheet(table: AnyTable, {key: name, load, section, figure, styles = []}: RulesModel): TemplateResult {
  table.adopt(pageStyles, ...styles);
  const key = `${name} ${table.code}`;
  if (opened.get(table)?.key !== key) {
    const show = (page?: Element): void => {
      if (page) queueMicrotask(() => bringIntoSight(page, section));
      else opened.delete(table);
    };
    const asked: {readonly key: string; page: TemplateResult | null} = {key, page: null};
    opened.set(table, asked);
    void load().then((found) => {
      asked.page = html`<div ${ref(show)}>${pageView(found, figure)}</div>`;
      table.requestUpdate();
    });
  }
  return sheet(table, {title: table.more!.rules, body: html`<slot name="rules"></slot>${opened.get(table)!.page ?? html`<p>…</p>`}`});
}
