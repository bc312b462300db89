import type {Card} from '@quinola/cards';
import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, type Look} from './card.js';

/** A card on the table. */
export interface TrickCard {
  readonly card: Card;
  /** Where its player sits as the visitor sees him: 0 below, 1 left, 2 above, 3 right. */
  readonly place: number;
  readonly label: string;
  readonly best: boolean;
}

/** The cards of a trick before those who played them, in the order played; the best is marked, and the first with `led`. */
export function trick(cards: readonly TrickCard[], label: string, look: Look, led?: string): TemplateResult {
  return html`<ol class="trick" part="trick" role="list" aria-label=${label}>
    ${cards.map(
      ({card, place, label: name, best}, i) =>
        html`<li class="card at${place} ${best ? 'best' : ''}" data-card=${card} data-from=${place}>
          <span class="vh">${name}</span>${cardFace(card, look)}${
            led && !i && cards[1] ? html`<i class="led" aria-hidden="true">${led}</i>` : nothing
          }
        </li>`,
    )}
  </ol>`;
}
