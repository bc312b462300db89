import {cardFace, type Look} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PackHost} from './host.js';

/** The three places of the Skat in the middle of the table, while the visitor fills them from his hand. */
export function skatTray(table: PackHost, look: Look): TemplateResult {
  const {packWords, packPanelWords, aside, words} = table;
  return html`<div class="tray" role="group" aria-label=${packWords.skat}>
    <div class="three">
      ${[0, 1, 2].map((place) => {
        const card = aside[place];
        return card
          ? html`<button type="button" class="card" data-aside=${card} @click=${() => table.takeUp(card)}>
              <span class="vh">${packPanelWords?.takeUp(card) ?? words.card(card)}</span
              >${cardFace(card, look)}
            </button>`
          : html`<i class="place"></i>`;
      })}
    </div>
    <button
      type="button"
      class="button press"
      ?disabled=${aside.length < 3}
      @click=${() => table.play({type: 'LAY_SKAT', cards: aside} as never)}
    >
      ${packWords.laySkat}
    </button>
  </div>`;
}
