import type {Card} from '@quinola/cards';
import {css, html, nothing, type TemplateResult} from 'lit';
import {backPattern, cardBack, cardFace, type CardLook} from './card.js';

/** A talon with the card under it that makes trumps. */
export interface TurnedTalon {
  /** The card that is half in sight; `null` where none is turned up. */
  readonly turned: Card | null;
  /** How many cards lie face down. */
  readonly hidden: number;
  /** What a screen reader is told of it. */
  readonly label: string;
  /** How many cards are left, in words. */
  readonly caption: string;
}

/** The talon, and half out under it the card that makes trumps. */
export const turnedTalon = (
  table: Parameters<typeof backPattern>[0],
  {turned, hidden, label, caption}: TurnedTalon,
  look: CardLook,
): TemplateResult =>
  html`<div class="talon" role="img" aria-label=${label}>
    ${backPattern(table)}${turned ? html`<i class="card turned">${cardFace(turned, look)}</i>` : nothing}
    <i class="card pile ${hidden ? '' : 'gone'}">${cardBack()}</i>
    <span aria-hidden="true">${caption}</span>
  </div>`;

/** `--talon-shift` moves pile, card and caption by so many widths of a card. */
export const turnedTalonStyles = css`
  .talon {
    --cw: calc(var(--tw) * 0.86);
    --ch: calc(var(--cw) * 1.53);
    --shift: calc(var(--cw) * var(--talon-shift, 0.1));
    position: relative;
    width: calc(var(--cw) * 2);
    height: calc(var(--ch) * 1.06);
  }
  .talon .card {
    position: absolute;
    width: var(--cw);
    height: var(--ch);
  }
  .talon .pile {
    left: calc(var(--cw) * 0.05 + var(--shift));
    top: 0;
    box-shadow:
      -3px 3px 0 -1px var(--quinola-paper),
      -3px 3px 0 0 #0006;
  }
  .talon .gone {
    visibility: hidden;
  }
  .talon .turned {
    left: calc(var(--cw) * 0.64 + var(--shift));
    top: calc(var(--ch) * 0.03);
    rotate: 90deg;
  }
  .talon span {
    position: absolute;
    left: calc(var(--cw) * 0.55 + var(--shift));
    bottom: -0.3em;
    translate: -50% 0;
    padding: 0 0.6em;
    border: 1px solid var(--quinola-gilt);
    border-radius: 1em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    font-size: var(--xs);
    white-space: nowrap;
  }
`;
