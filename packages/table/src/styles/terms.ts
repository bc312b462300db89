import {css} from 'lit';

/** Explained terms on the table: the underline, the explanation, and the focus ring. */
export const termStyles = css`
  :not(svg *)::highlight(quinola-term) {
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.2em;
  }
  .tip {
    position: absolute;
    z-index: 60;
    width: max-content;
    max-width: min(100% - 12px, 26em);
    padding: 0.4em 0.75em;
    font-size: var(--fs);
    font-style: normal;
    line-height: 1.25;
    text-align: start;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border: 1px solid var(--quinola-gilt);
    box-shadow: 0 1px 6px #0009;
  }
  /* No gap between the word and its explanation, so that the pointer can move from one to the other. */
  .tip::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -7px;
  }
  .tip b {
    font-weight: 400;
    font-variant-caps: small-caps;
    color: var(--quinola-accent);
  }
  .tip b::after {
    content: ' · ';
  }
  .tip[hidden],
  .ring[hidden] {
    display: none;
  }
  .ring {
    position: absolute;
    z-index: 59;
    pointer-events: none;
    outline: 2px solid var(--quinola-focus, #f2c14e);
    outline-offset: 1px;
    box-shadow: 0 0 0 4px #000;
  }
  @media (forced-colors: active) {
    .tip {
      border-color: CanvasText;
    }
    .ring {
      outline-color: Highlight;
    }
  }
  @media print {
    :not(svg *)::highlight(quinola-term) {
      text-decoration: none;
    }
    .tip,
    .ring {
      display: none !important;
    }
  }
`;
