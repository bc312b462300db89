import type {Card} from '@quinola/cards';
import {html, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {cardFace, type Look} from './card.js';

/** What the hand shows of itself. */
export interface HandModel {
  /** In the order shown. */
  readonly cards: readonly Card[];
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
}

/** Hands of more cards than this lie in two rows where the table is narrow. */
const ONE_ROW = 7;

/**
 * The visitor's cards: a list of buttons with one tab stop. Where each lies is reckoned in the style sheet
 * from its place in one row (`--i` of `--n`) and in two (`--j` of `--m` in row `--r`).
 */
export function hand({cards, label, look, asked, lawful, name, at, chosen, hinted, note, tap}: HandModel): TemplateResult {
  const n = cards.length;
  const m = Math.ceil(n / 2);
  const stop = at !== null && cards.includes(at) ? at : cards.find((card) => !asked || lawful(card)) ?? null;
  // Set as the property `style`: as an attribute it would be refused by a strict policy of the page.
  const place = (i: number): string => {
    const row = i < m ? 0 : 1;
    return `--i:${i};--j:${i - row * m};--r:${row};--m:${row ? n - m : m};--a:${n > 1 ? ((2 * i) / (n - 1) - 1) * (n / 13) : 0}`;
  };
  return html`<ul class="hand ${n > ONE_ROW ? 'many' : ''}" part="hand" role="list" aria-label=${label} .style=${`--n:${n};--k:${m}`}>
    ${repeat(cards, (card) => card, (card, i) => html`<li .style=${place(i)}>
      <button type="button" part="card" class="card ${asked && !lawful(card) ? 'away' : ''} ${card === chosen ? 'chosen' : ''} ${card === hinted ? 'hinted' : ''}"
        data-card=${card} tabindex=${card === stop ? 0 : -1}
        aria-disabled=${asked && !lawful(card)} @click=${(event: Event) => tap(card, event)}><span class="vh">${name(card)}</span>${cardFace(card, look)}</button></li>`)}
    ${note ? html`<li class="note" aria-hidden="true" .style=${place(cards.includes(note.card) ? cards.indexOf(note.card) : n >> 1)}><span>${note.text}</span></li>` : ''}
  </ul>`;
}
