import {choice, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {ENOUGH} from '../opponents/help/finding.js';
import type {PatienceHost} from '../table/host.js';

/** The search for a deal that comes out. */
export function render(table: PatienceHost, about: unknown): TemplateResult {
  const texts = table.gamePanelWords!;
  const {tried, nodes} = (about as {readonly tried: number; readonly nodes: number} | undefined) ?? {
    tried: 0,
    nodes: 0,
  };
  return sheet(table, {
    title: texts.proven,
    small: true,
    own: true,
    body: html`<progress max=${ENOUGH} .value=${nodes} aria-label=${texts.proven}></progress>
      <p><small>${texts.trying(tried + 1)}</small></p>`,
    foot: choice(texts.stop, () => void table.close()),
  });
}
