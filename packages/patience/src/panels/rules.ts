import {pageStyles, pageView, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {until} from 'lit/directives/until.js';
import {loadPage} from '../pages/load.js';
import type {PatienceTable} from '../patience-table.js';
import {compile} from '../rules/index.js';
import {pictureOf} from '../table/picture.js';

/** The page of each patience in each language: asked for once, however often the table is drawn. */
const opened = new WeakMap<PatienceTable, {readonly key: string; readonly page: Promise<TemplateResult>}>();

/** The rules of the patience that is played, with its finished picture. */
export function render(table: PatienceTable): TemplateResult {
  table.adopt(pageStyles);
  const {options} = table.view!;
  const key = `${options.game} ${table.code}`;
  if (opened.get(table)?.key !== key) {
    const picture = (name: string): TemplateResult | typeof nothing => (name === 'picture' ? pictureOf(compile(options), table.look()) : nothing);
    const page = loadPage(options.game, table.code).then((found) => (found ? pageView(found, picture) : html`<p>${table.called}</p>`));
    page.catch(() => opened.delete(table));
    opened.set(table, {key, page});
  }
  return sheet(table, {title: table.more!.rules, body: html`<slot name="rules"></slot>${until(opened.get(table)!.page, html`<p>…</p>`)}`});
}
