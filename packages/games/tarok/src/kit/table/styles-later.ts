import {css} from 'lit';

/** Styles loaded with the features of tables with 78 cards: cards open before their owners, the count, the card order. */
export const packLaterStyles = css`
  .sheet .lines .cards {
    --cw: 44px;
    --ch: 67px;
  }
  .sheet .lines .cards {
    display: inline-flex;
    vertical-align: middle;
    margin: 0;
  }
  .sheet .down {
    border: 2px solid var(--quinola-paper);
    background: var(--b);
  }
  .covered .card::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--quinola-card-back, none);
  }
  /* Beside the silhouette, on its far side. */
  .before {
    display: flex;
    gap: 2px;
    --cw: calc(var(--fs) * 2);
    --ch: calc(var(--cw) * 1.53);
  }
  .seat:is(.at-w, .at-e) .before {
    position: absolute;
    /* Clear of the backs, which hang over the foot of the silhouette. */
    top: calc(100% + 0.3em + var(--med) * 0.1);
    z-index: 4;
  }
  .seat:is(.at-e, .at-ne) .before {
    right: 0;
  }
  .before.many .card + .card {
    margin-inline-start: calc(var(--cw) * -0.4);
  }
  .sheet .down::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--quinola-card-back, none);
  }
  .sheet button.down:hover,
  .sheet button.down:focus-visible {
    translate: 0 -6px;
  }
  .scale {
    position: relative;
    height: 22px;
    margin: 2px 0 8px;
    background: linear-gradient(#0000, #0001);
    border-bottom: 1px solid currentColor;
  }
  .scale i {
    position: absolute;
    bottom: 0;
    width: 2px;
    height: 100%;
    background: var(--quinola-accent);
    transition: left 0.25s cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  .scale i::before {
    content: '';
    position: absolute;
    left: -4px;
    top: -2px;
    border: 5px solid #0000;
    border-top-color: var(--quinola-accent);
  }
  .scale .par {
    background: currentColor;
    opacity: 0.6;
    height: 60%;
  }
  .scale .par::before {
    content: none;
  }
  .scale span {
    position: absolute;
    bottom: 3px;
    font-size: 12px;
    translate: 4px 0;
    opacity: 0.8;
  }
  .sheet .body .so {
    display: flex;
    justify-content: space-between;
    margin: 0;
  }
  .sheet .body .packet {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0 0 4px;
    min-height: var(--ch);
    --cw: 44px;
    --ch: 67px;
  }
  @container table (max-width: 519px) {
    .sheet .body .packet {
      --cw: 36px;
      --ch: 55px;
    }
    .sheet .scale {
      margin-bottom: 4px;
    }
  }
  .packet strong {
    font-weight: 400;
    font-size: 26px;
  }
  .hands {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 4px 16px;
    margin-bottom: 10px;
    font-size: 15px;
  }
  .hands .sign {
    margin-inline-end: 2px;
  }
  .sheet .body .hands p {
    margin: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    .scale i {
      transition: none;
    }
  }
`;
