import {css} from 'lit';

/** Cards, wherever they lie. */
export const cardStyles = css`
  .card {
    display: block;
    position: relative;
    width: var(--cw);
    height: var(--ch);
    padding: 0;
    border: 0;
    font: inherit;
    font-style: normal;
    background: var(--quinola-paper);
    box-shadow:
      0 0 0 0.5px #0006,
      0 1px 3px #0005;
  }
  .face {
    display: block;
    width: 100%;
    height: 100%;
  }
  .q svg {
    fill: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  path.line {
    fill: none;
    stroke: currentColor;
  }
  .key,
  .black {
    color: var(--quinola-black);
  }
  .red {
    color: var(--quinola-red);
  }
  .blue {
    color: var(--quinola-blue);
  }
  .paper {
    color: var(--quinola-paper);
  }
  .suit {
    color: var(--suit, var(--quinola-black));
  }
  /* The content of a symbol is styled out of its context: only inherited properties reach it. */
  .behind {
    --quinola-red: var(--quinola-back);
  }
  .sH,
  .sD {
    --suit: var(--quinola-red);
  }
  .four .sD {
    --suit: #1c5fae;
  }
  .four .sC {
    --suit: #1f6b35;
  }
  .face text {
    font:
      700 44px Georgia,
      serif;
    font-variant-numeric: lining-nums;
    text-anchor: middle;
  }
  .sign {
    width: 1em;
    height: 1em;
    vertical-align: -0.12em;
  }
`;
