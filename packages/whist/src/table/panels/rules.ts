import {counters, pageStyles, pageView, sheet} from '@quinola/table';
import {css, html, nothing, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import {until} from 'lit/directives/until.js';
import {loadPage} from '../../pages/load.js';
import type {WhistTable} from '../../whist-table.js';

/** The nine layings of the counters, side by side. */
const layings = css`
  .layings { display: grid; grid-template-columns: repeat(auto-fill, minmax(90px, 1fr)); gap: 8px; }
  .layings p { margin: 0; }
`;

/** A page that a table has open: asked for once, however often the table is drawn. */
const opened = new WeakMap<WhistTable, {readonly key: string; readonly page: Promise<TemplateResult>}>();

/** The section of the rules that tells of a phase. */
function sectionOf(phase: string): string {
  const [first = '', second = ''] = phase.split('.');
  if (first === 'playing') return ['asked', 'callWindow', 'callFault'].includes(second) ? 'call' : 'play';
  return {cutting: 'draw', preparing: 'deal', dealing: 'deal', settlingDeal: 'scoring', settlingSession: 'rubber'}[first] ?? 'what';
}

/** Scrolls the sheet, and only the sheet, to a section. */
function bringIntoSight(page: Element | undefined, section: string): void {
  const heading = page?.querySelector<HTMLElement>(`#rules-${section}`);
  const body = page?.closest('.body');
  if (heading && body) body.scrollTop += heading.getBoundingClientRect().top - body.getBoundingClientRect().top - 4;
}

function figure(name: string): TemplateResult | typeof nothing {
  return name === 'counters' ? html`<div class="layings">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((points) =>
    html`<div><p aria-hidden="true">${points}</p>${counters(points, 0)}</div>`)}</div>` : nothing;
}

/** The rules of the set that is played, opened where the game now is. */
export function render(table: WhistTable): TemplateResult {
  table.adopt(pageStyles, layings);
  const {view, turn} = table.context!;
  const key = `${view.options.rules} ${table.code}`;
  if (opened.get(table)?.key !== key) {
    const section = sectionOf(turn.phase);
    const show = (page?: Element): void => {
      if (page) queueMicrotask(() => bringIntoSight(page, section));
      else opened.delete(table);
    };
    opened.set(table, {key, page: loadPage(view.options.rules, table.code).then((found) => html`<div ${ref(show)}>${pageView(found, figure)}</div>`)});
  }
  return sheet(table, {title: table.more!.rules, body: html`<slot name="rules"></slot>${until(opened.get(table)!.page, html`<p>…</p>`)}`});
}
