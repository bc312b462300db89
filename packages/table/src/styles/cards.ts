import {css} from 'lit';

/** Cards, hand, trick and seats. */
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
    box-shadow: 0 0 0 0.5px #0006, 0 1px 3px #0005;
  }
  .face {
    display: block;
    width: 100%;
    height: 100%;
    fill: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .defs {
    fill: currentColor;
    stroke-linecap: round;
  }
  path.line {
    fill: none;
    stroke: currentColor;
  }
  .key, .black { color: var(--quinola-black); }
  .red { color: var(--quinola-red); }
  .blue { color: var(--quinola-blue); }
  .ochre { color: var(--quinola-ochre); }
  .green { color: var(--quinola-green); }
  .grey { color: var(--quinola-grey); }
  .flesh { color: var(--quinola-flesh); }
  .paper { color: var(--quinola-paper); }
  .suit { color: var(--suit, var(--quinola-black)); }
  .defs .red { color: var(--quinola-back); }
  .sH, .sD { --suit: var(--quinola-red); }
  .four .sD { --suit: #1c5fae; }
  .four .sC { --suit: #1f6b35; }
  .face text {
    font: 700 44px Georgia, serif;
    font-variant-numeric: lining-nums;
    text-anchor: middle;
    fill: currentColor;
    paint-order: stroke;
    stroke: var(--quinola-paper);
    stroke-width: 8px;
  }
  .sign {
    width: 1em;
    height: 1em;
    vertical-align: -0.12em;
    fill: currentColor;
  }

  .hand {
    grid-area: hand;
    position: relative;
    height: calc(var(--ch) + 16px);
  }
  .hand li {
    position: absolute;
    bottom: 0;
    left: calc(50% - var(--cw) / 2 + (var(--i) - (var(--n) - 1) / 2) * var(--s));
    --s: min(calc(var(--cw) * 0.6), calc((100% - var(--cw)) / max(1, var(--n) - 1)));
  }
  .hand .card {
    cursor: pointer;
    touch-action: manipulation;
    transition: translate 0.15s, filter 0.15s;
  }
  .hand .away {
    filter: brightness(0.72) saturate(0.6);
    cursor: default;
  }
  .hand .chosen, .hand .hinted {
    translate: 0 -12px;
  }
  .chosen { outline: 2px solid var(--quinola-gilt); }
  .hinted { outline: 2px dashed var(--quinola-gilt); outline-offset: 1px; }
  .hand li:has(.chosen), .hand li:has(:focus-visible) { z-index: 9; }

  .trick {
    grid-area: trick;
    justify-self: center;
    position: relative;
    width: calc(var(--cw) * 3.1);
    height: calc(var(--ch) * 1.66);
  }
  .trick .card {
    position: absolute;
    left: calc(50% - var(--cw) / 2 + var(--x) * var(--cw));
    top: calc(50% - var(--ch) / 2 + var(--y) * var(--ch));
  }
  .at0 { --x: 0; --y: 0.31; rotate: 2deg; }
  .at1 { --x: -0.92; --y: 0.05; rotate: -5deg; }
  .at2 { --x: 0; --y: -0.31; rotate: -2deg; }
  .at3 { --x: 0.92; --y: -0.03; rotate: 4deg; }
  .trick .best {
    box-shadow: 0 0 0 2px var(--quinola-gilt), 0 0 14px #0008;
  }
  .led {
    position: absolute;
    left: 50%;
    bottom: -9px;
    translate: -50% 0;
    padding: 0 8px 1px;
    white-space: nowrap;
    font-size: 14px;
    line-height: 16px;
    font-style: normal;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border: 1px solid var(--quinola-gilt);
    border-radius: 8px;
  }

  .seat {
    rotate: none;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-width: 0;
    position: relative;
  }
  .seat.at0 {
    grid-area: trick;
    place-self: end start;
    min-height: 0;
    display: none;
  }
  .seat.at0:has(i) { display: flex; }
  .seat.at1 { grid-area: left; }
  .seat.at2 { grid-area: top; }
  .seat.at3 { grid-area: right; }
  .backs {
    display: flex;
    --cw: 20px;
    --ch: 30px;
    padding-inline-start: 15px;
  }
  .backs .card {
    background: color-mix(in srgb, var(--b) 38%, var(--quinola-paper));
    border: 1.5px solid var(--quinola-paper);
    flex: none;
    margin-inline-start: -15px;
  }
  .backs .card::after, .spread .card::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--quinola-card-back, none);
  }
  .plate {
    max-width: 100%;
    padding: 2px 10px;
    border-radius: 12px;
    font-size: 15px;
    text-align: center;
    background: var(--quinola-button, #0003);
  }
  .plate b { font-weight: 500; }
  .plate i { font-size: 13px; opacity: 0.9; }
  .turn { box-shadow: 0 0 0 2px var(--quinola-gilt); }

  @container (max-width: 519px) {
    .hand { height: calc(var(--ch) * 1.6 + 16px); }
    .seat:not(.at0) { min-height: 88px; justify-content: start; }
    .hand.many li {
      --i: var(--j) !important;
      --n: var(--m) !important;
      --s: min(calc(var(--cw) * 0.8), calc((100% - var(--cw)) / max(1, var(--k) - 1)));
      bottom: calc((1 - var(--r)) * var(--ch) * 0.6);
    }
    .plate { font-size: 14px; }
  }
  @container (min-width: 720px) {
    .hand li {
      rotate: calc(var(--a) * 5deg);
      translate: 0 calc(var(--a) * var(--a) * 12px);
      transform-origin: 50% 100%;
    }
    .seat.at0 { grid-area: status; place-self: center start; }
    .trick { height: calc(var(--ch) * 1.8); }
    .at0 { --y: 0.38; }
    .at2 { --y: -0.38; }
    .backs {
      --cw: clamp(44px, 6cqi, 66px);
      --ch: calc(var(--cw) * 1.53);
      padding: 0;
    }
    .backs .card { margin-inline-start: calc(var(--cw) * -0.76); }
    .backs .card:first-child { margin: 0; }
    .at1 .backs, .at3 .backs { flex-direction: column; }
    .at1 .backs .card, .at3 .backs .card {
      width: var(--ch);
      height: var(--cw);
      margin: calc(var(--cw) * -0.83) 0 0;
    }
    .at1 .backs .card:first-child, .at3 .backs .card:first-child { margin: 0; }
    .at1 .backs .face, .at3 .backs .face {
      position: absolute;
      width: var(--cw);
      height: var(--ch);
      rotate: 90deg;
      left: calc((var(--ch) - var(--cw)) / 2);
      top: calc((var(--cw) - var(--ch)) / 2);
    }
    .seat.at1, .seat.at3 { flex-direction: column-reverse; gap: 8px; }
    .seat.at1 { justify-self: start; }
    .seat.at3 { justify-self: end; }
  }
`;
