import type {MoveLike} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {sameMove, type Answer} from './ask.js';

/** What answer buttons need of their table. */
export interface AnswerHost {
  readonly context: {readonly decidesSince: number; readonly hint: {readonly move: MoveLike} | null} | null;
  play(move: MoveLike): boolean;
}

/** An answer button; the advised one is marked. */
export function answer(
  table: AnswerHost,
  {label, move, act, first = false, off = false, again = false}: Answer,
): TemplateResult {
  const advised = sameMove(move, table.context?.hint?.move);
  return html`<button
    type="button"
    part="button"
    class="button ${first ? 'first' : ''} ${advised ? 'hinted' : ''}"
    data-decision=${move && !again ? table.context!.decidesSince : nothing}
    ?disabled=${off}
    @click=${() => (act ? act() : table.play(move!))}
  >
    ${label}
  </button>`;
}
