import type {Card} from '@quinola/cards';
import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, type Look} from './card.js';

/** What the hand shows of itself. */
export interface HandModel {
  /** In the order shown. */
  readonly cards: readonly Card[];
  /**
   * The places of the list, in the same order: a card that has left leaves its place empty, so that every other keeps
   * its element. The cards themselves unless given.
   */
  readonly places?: readonly Card[];
  readonly label: string;
  readonly look: Look;
  /** Whether a card is to be chosen now; else none recedes. */
  readonly asked: boolean;
  readonly lawful: (card: Card) => boolean;
  readonly name: (card: Card) => string;
  /** The card that has the tab stop. */
  readonly at: Card | null;
  /** Tapped once, waiting for the second tap. */
  readonly chosen: Card | null;
  readonly hinted: Card | null;
  /** What is said beside a card. */
  readonly note: {readonly card: Card; readonly text: string} | null;
  readonly tap: (card: Card, event: Event) => void;
  /** What is written on a card, as that it lies open. */
  readonly badge?: ((card: Card) => TemplateResult | null) | undefined;
}

/** Hands of more cards than this lie in two rows where the table is narrow. */
const ONE_ROW = 7;

/**
 * The visitor's cards: a list of buttons with one tab stop. Where each lies is reckoned in the style sheet
 * from its place in one row (`--i` of `--n`) and in two (`--j` of `--m` in row `--r`).
 */
export function hand({
  cards,
  places = cards,
  label,
  look,
  asked,
  lawful,
  name,
  at,
  chosen,
  hinted,
  note,
  tap,
  badge,
}: HandModel): TemplateResult {
  const n = cards.length;
  const m = Math.ceil(n / 2);
  const stop = cards.find((card) => card === at) ?? cards.find((card) => !asked || lawful(card));
  // Set as the property `style`: as an attribute it would be refused by a strict policy of the page.
  const place = (i: number): string => {
    const row = i < m ? 0 : 1;
    return `--i:${i};--j:${i - row * m};--r:${row};--m:${row ? n - m : m};--a:${n > 1 ? ((2 * i) / (n - 1) - 1) * (n / 13) : 0}`;
  };
  return html`<ul
    class="hand ${n > ONE_ROW ? 'many' : ''}"
    part="hand"
    role="list"
    aria-label=${label}
    .style=${`--n:${n};--k:${m}`}
  >
    ${places.map((card) => {
      const away = asked && !lawful(card);
      return cards.includes(card)
        ? html`<li .style=${place(cards.indexOf(card))}>
            <button
              type="button"
              part="card"
              class="card ${
                away ? 'away' : ''
              } ${card === chosen ? 'chosen' : ''} ${card === hinted ? 'hinted' : ''}"
              data-card=${card}
              tabindex=${card === stop ? 0 : -1}
              aria-disabled=${away}
              @click=${(event: Event) => tap(card, event)}
            >
              <span class="vh">${name(card)}</span>${cardFace(card, look)}${badge?.(card)}
            </button>
          </li>`
        : nothing;
    })}${note ? html`<li class="note" aria-hidden="true" .style=${place(cards.includes(note.card) ? cards.indexOf(note.card) : n >> 1)}><span>${note.text}</span></li>` : nothing}
  </ul>`;
}
