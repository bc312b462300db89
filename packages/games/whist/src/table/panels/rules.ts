import {counters, rulesSheet, type AnyTable} from '@quinola/table';
import {css, html, nothing, type TemplateResult} from 'lit';
import {loadPage} from '../../pages/load.js';
import type {WhistTable} from '../../whist-table.js';

/** The nine layouts of the counters, side by side. */
const layings = css`
  .layings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(90px, 1fr));
    gap: 8px;
  }
  .layings p {
    margin: 0;
  }
`;

/** The section of the rules that describes a phase. */
function sectionOf(phase: string): string {
  const [first = '', second = ''] = phase.split('.');
  if (first === 'playing') return ['asked', 'callWindow', 'callFault'].includes(second) ? 'call' : 'play';
  return (
    {cutting: 'draw', preparing: 'deal', dealing: 'deal', settlingDeal: 'scoring', settlingSession: 'rubber'}[
      first
    ] ?? 'what'
  );
}

function figure(name: string): TemplateResult | typeof nothing {
  return name === 'counters'
    ? html`<div class="layings">
        ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (points) =>
            html`<div>
              <p aria-hidden="true">${points}</p>
              ${counters(points, 0)}
            </div>`,
        )}
      </div>`
    : nothing;
}

/** The rules of the current rule set, opened at the current phase. */
export function render(table: WhistTable): TemplateResult {
  const {
    view: {
      options: {rules},
    },
    turn,
  } = table.context!;
  return rulesSheet(table as unknown as AnyTable, {
    key: rules,
    load: () => loadPage(rules, table.code),
    section: sectionOf(turn.phase),
    figure,
    styles: [layings],
  });
}
