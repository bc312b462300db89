import type {Card} from '@quinola/cards';
import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from '../card.js';
import type {Who} from '../strings.js';

/** Something that was said at the table. */
export interface Saying {
  readonly who: Who;
  /** The silhouette of a speaker who is not the visitor. */
  readonly figure?: TemplateResult | null;
  readonly text: string;
  /** What it counts: *+5*. */
  readonly counts?: string;
  /** Takes it back, as long as nobody has answered. */
  readonly takeBack?: {readonly label: string; readonly act: () => void} | null;
  /** Cards that lie open with it, because they were asked for, with what they are called. */
  readonly shown?: {readonly cards: readonly Card[]; readonly label: string} | null;
}

/** How many sayings a stage shows: the last ones. */
const MOST = 6;

/** A talk: what others say at the left with their silhouettes, what the visitor says at the right. */
export function talk(said: readonly Saying[], look: CardLook): TemplateResult {
  return html`<ul class="talk" role="list" part="talk">
    ${said.slice(-MOST).map(
      ({who, figure, text, counts, takeBack, shown}) =>
        html`<li class=${who.you ? 'own-words' : ''}>
          ${who.you ? nothing : html`<i class="speaker" aria-hidden="true">${figure}</i>`}
          <q class="saying"><span class="vh">${who.name}: </span>${text}</q>
          ${
            shown?.cards.length
              ? html`<span class="shown" role="img" aria-label=${shown.label}
                  >${shown.cards.map((card) => html`<i class="card">${cardFace(card, look)}</i>`)}</span
                >`
              : nothing
          }
          ${counts ? html`<b>${counts}</b>` : nothing}
          ${
            takeBack
              ? html`<button type="button" part="button" class="button" @click=${takeBack.act}>
                  ${takeBack.label}
                </button>`
              : nothing
          }
        </li>`,
    )}
  </ul>`;
}
