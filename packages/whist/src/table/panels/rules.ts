import {pageStyles, pageView, sheet} from '@quinola/table';
import {adoptStyles, html, type TemplateResult} from 'lit';
import {until} from 'lit/directives/until.js';
import {loadPage} from '../../pages/load.js';
import type {WhistTable} from '../../whist-table.js';

const styled = new WeakSet<ShadowRoot>();

/** The rules of the set that is played, opened where the game now is. */
export function render(table: WhistTable): TemplateResult {
  const root = table.renderRoot as ShadowRoot;
  if (!styled.has(root)) {
    styled.add(root);
    adoptStyles(root, [...root.adoptedStyleSheets, pageStyles]);
  }
  const {view} = table.context!;
  const page = loadPage(view.options.rules, table.code).then((found) => pageView(found));
  return sheet(table, {title: table.words.rules, body: html`<slot name="rules"></slot>${until(page, html`<p>…</p>`)}`});
}
