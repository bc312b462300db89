import {css} from 'lit';

/** Form fields, keyboard keys and spread packs, on sheets with more than a row of buttons. */
export const formStyles = css`
  .sheet label {
    display: grid;
    grid-template-columns: minmax(110px, 1fr) minmax(0, 1.4fr);
    gap: 8px;
    align-items: center;
    margin-bottom: 6px;
  }
  .sheet select,
  .sheet input:not([type='range']) {
    font: inherit;
    color: inherit;
    background: #fff6;
    border: 1px solid #0007;
    min-height: 36px;
    padding: 2px 6px;
    min-width: 0;
    width: 100%;
    box-sizing: border-box;
  }
  .sheet input[type='checkbox'] {
    width: 24px;
    min-height: 24px;
  }
  .sheet textarea {
    font:
      14px/1.4 ui-monospace,
      monospace;
    color: inherit;
    background: #fff6;
    border: 1px solid #0007;
    width: 100%;
    box-sizing: border-box;
    overflow-wrap: anywhere;
  }
  .sheet kbd {
    font: inherit;
    white-space: nowrap;
  }
  .sheet input[type='range'] {
    accent-color: var(--quinola-accent);
    min-height: 36px;
  }
  .drawn {
    display: flex;
    justify-content: center;
  }
  .drawn .card + .card {
    margin-inline-start: calc(14px - var(--cw));
  }
  .drawn i.card {
    background: none;
    box-shadow: inset 0 0 0 1px #0003;
  }
  /* The line below is hidden, because the sheet says the same. */
  .room:has(+ .cover .drawn) .status {
    visibility: hidden;
  }
  .spread {
    display: flex;
    flex-wrap: wrap;
    row-gap: 6px;
    padding-inline-end: 26px;
  }
  .spread > * {
    flex: none;
    width: 25px;
    height: 78px;
  }
  .spread button {
    position: relative;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .spread .card {
    --net: #0000 40%, var(--b) 50%, #0000 60%;
    width: 51px;
    height: 78px;
    border: 2px solid var(--quinola-paper);
    outline: 1px solid var(--b);
    outline-offset: -4px;
    background:
      linear-gradient(45deg, var(--net)) 0 0 / 6px 6px,
      linear-gradient(-45deg, var(--net)) 0 0 / 6px 6px,
      color-mix(in srgb, var(--b) 38%, var(--quinola-paper));
  }
  :host([back='diaper']) .spread .card {
    --net: #0000 44%, var(--quinola-paper) 50%, #0000 56%;
    background-color: var(--b);
  }
  .spread .card::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--quinola-card-back, none);
  }
  .spread button:hover .card,
  .spread button:focus-visible .card {
    translate: 0 -6px;
  }
  @container (max-width: 519px) {
    .sheet label {
      grid-template-columns: 1fr;
      gap: 2px;
    }
    .sheet kbd {
      white-space: normal;
    }
    /* Up to 78 cards to draw from, all visible at once. */
    .spread {
      row-gap: 0;
      padding: 0 9px 8px 0;
    }
    .cards:has(+ .spread) {
      --cw: 40px;
      --ch: 61px;
    }
    .spread > * {
      height: 44px;
    }
    .spread .card {
      width: 34px;
      height: 52px;
    }
  }
  @media (pointer: coarse) {
    .sheet select,
    .sheet input:not([type='checkbox']),
    .sheet label:has([type='checkbox']) {
      min-height: 44px;
    }
  }
`;
