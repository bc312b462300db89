import {backPattern, cardBack} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PiquetHost} from './host.js';

/** The talon: the upper cards lie crosswise over three. */
export function talonView(table: PiquetHost): TemplateResult {
  const {gameWords, view} = table;
  const {stock} = view!;
  const upper = Math.max(0, stock - 3);
  const lower = Math.min(3, stock);
  const backs = (count: number, kind: string) =>
    Array.from(
      {length: count},
      (_, at) => html`<i class="card ${kind}" .style=${`--i:${at}`}>${cardBack()}</i>`,
    );
  return html`<div class="talon" role="img" aria-label=${gameWords.talon(stock)}>
    ${backPattern(table)}${backs(lower, 'below')}${backs(upper, 'across')}
    <span aria-hidden="true">${gameWords.talon(stock)}</span>
  </div>`;
}
