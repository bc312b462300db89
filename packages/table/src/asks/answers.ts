import type {MoveLike} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {sameMove, type Answer} from './ask.js';

/** What buttons that answer need of their table. */
export interface AnswerHost {
  readonly context: {readonly hint: {readonly move: MoveLike} | null} | null;
  play(move: MoveLike): boolean;
}

/** A button that answers; the one that is advised is marked. */
export function answer(table: AnswerHost, {label, move, act, first = false}: Answer): TemplateResult {
  const advised = sameMove(move, table.context?.hint?.move);
  return html`<button
    type="button"
    part="button"
    class="button ${first ? 'first' : ''} ${advised ? 'hinted' : ''}"
    @click=${() => (act ? act() : table.play(move!))}
  >
    ${label}
  </button>`;
}
