import type {Card} from '@quinola/cards';
import {html, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from '../card.js';

/** Cards that somebody has drawn, as they lie open with his name below; before he has drawn there is their place. */
export function drawn(
  cards: readonly Card[],
  name: string,
  label: (card: Card) => string,
  look: CardLook,
): TemplateResult {
  return html`<figure>
    <div class="drawn">
      ${
        cards.length
          ? cards.map(
              (card) =>
                html`<div class="card" role="img" aria-label=${label(card)}>${cardFace(card, look)}</div>`,
            )
          : html`<i class="card"></i>`
      }
    </div>
    <figcaption>${name}</figcaption>
  </figure>`;
}
