import {css, html, nothing, type TemplateResult} from 'lit';

/** A pool as the score of a table shows it. */
export interface PoolScore {
  /** Number of the deal; before the first the place is kept, and nothing is shown. */
  readonly deal: number;
  readonly amount: number;
  /** The bêtes that wait, in the order shown. */
  readonly waiting: readonly number[];
  /** All of it in words, for screen readers. */
  readonly label: string;
  /** After the amount, and after the bêtes. */
  readonly words: {readonly holds: string; readonly wait: string};
  /** What it lies in; `nothing` until it is drawn, absent where it never is. */
  readonly picture?: TemplateResult | typeof nothing;
}

/** The pool that is played for, in figures. */
export function poolScore({deal, amount, waiting, label, words, picture}: PoolScore): TemplateResult {
  return html`<div class="score pool" part="score" role="img" aria-label=${label}>
    ${picture === undefined ? nothing : html`<span class=${deal ? '' : 'blank'} aria-hidden="true">${picture}</span>`}
    <p class=${deal ? '' : 'blank'} aria-hidden="true">
      <strong>${amount}</strong> <span>${words.holds}</span>${
        waiting.length
          ? html`<small>${waiting.map((bete) => html`<b>${bete}</b>`)} ${words.wait}</small>`
          : nothing
      }
    </p>
  </div>`;
}

/** How {@linkcode poolScore} looks; how wide it is beside the paper each game says. */
export const poolStyles = css`
  .pool {
    align-items: center;
    justify-content: center;
    gap: 0.6em;
    color: var(--quinola-ink);
  }
  /* The place of the picture, which comes later. */
  .pool > span {
    flex: none;
    height: min(3.6em, 9cqh);
    aspect-ratio: 260 / 148;
  }
  .pool svg {
    display: block;
    height: 100%;
  }
  .pool p {
    min-width: 0;
    line-height: 1.15;
  }
  .pool strong {
    font-weight: 400;
    font-size: 1.45em;
  }
  .pool small {
    display: block;
    font-size: var(--xs);
    font-style: italic;
  }
  .pool small b {
    display: inline-block;
    margin-inline-end: 0.3em;
    padding: 0 0.4em;
    font-weight: 400;
    font-style: normal;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
`;
