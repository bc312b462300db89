import {css} from 'lit';

/** The room of games of tricks: four seats about the trick, the score, and the line that says whose turn it is. */
export const trickStyles = css`
  .room {
    grid-template:
      'up score score' auto
      'left top right' auto
      'trick trick trick' auto
      'status status status' auto
      'hand hand hand' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 8px 6px;
  }
  .score {
    grid-area: score;
    display: flex;
    gap: 6px;
    justify-content: flex-end;
    align-items: flex-start;
    min-width: 0;
  }
  .tally {
    flex: 1 1 0;
    min-width: 0;
    max-width: 150px;
    padding: 2px 8px 3px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow:
      0 0 0 0.5px #0006,
      0 1px 3px #0005;
  }
  .tally p {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 4px;
    min-height: 22px;
  }
  .tally b {
    font-weight: 400;
    font-variant-caps: small-caps;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .tally strong {
    font-weight: 400;
    font-size: 21px;
  }
  .tally small {
    display: block;
    min-height: 16px;
    font-size: 13px;
    line-height: 16px;
  }
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
  .at0 {
    --x: 0;
    --y: 0.31;
    rotate: 2deg;
  }
  .at1 {
    --x: -0.92;
    --y: 0.05;
    rotate: -5deg;
  }
  .at2 {
    --x: 0;
    --y: -0.31;
    rotate: -2deg;
  }
  .at3 {
    --x: 0.92;
    --y: -0.03;
    rotate: 4deg;
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
    place-self: end;
    min-height: 0;
    display: none;
  }
  .seat.at0:has(i) {
    display: flex;
  }
  .seat.at1 {
    grid-area: left;
  }
  .seat.at2 {
    grid-area: top;
  }
  .seat.at3 {
    grid-area: right;
  }
  .backs {
    display: flex;
    --cw: 20px;
    --ch: 30px;
    padding-inline-start: 15px;
  }
  /* Forty of them, too small for a drawing: a net of the ink on paper. */
  .backs .card {
    --net: #0000 38%, var(--b) 50%, #0000 62%;
    background:
      linear-gradient(45deg, var(--net)) 0 0 / 4px 4px,
      linear-gradient(-45deg, var(--net)) 0 0 / 4px 4px,
      color-mix(in srgb, var(--b) 38%, var(--quinola-paper));
    border: 1.5px solid var(--quinola-paper);
    outline: 1px solid var(--b);
    outline-offset: -2.5px;
    flex: none;
    margin-inline-start: -15px;
  }
  .plate {
    max-width: 100%;
    padding: 2px 10px;
    border-radius: 12px;
    font-size: 15px;
    text-align: center;
    background: var(--quinola-button, #0003);
  }
  .plate b {
    font-weight: 500;
  }
  .plate i {
    font-size: 13px;
    opacity: 0.9;
  }
  .turn {
    box-shadow: 0 0 0 2px var(--quinola-gilt);
  }
  .status {
    grid-area: status;
    justify-self: center;
    min-height: 36px;
    padding: 7px 16px;
    border-radius: 18px;
    background: var(--quinola-button, #0003);
    text-align: center;
    font-size: 16px;
  }
  .status:empty {
    visibility: hidden;
  }
  .status.mine {
    box-shadow: 0 0 0 1px var(--quinola-gilt);
  }
  @container (max-width: 519px) {
    .seat:not(.at0) {
      min-height: 88px;
      justify-content: start;
    }
    .plate {
      font-size: 14px;
    }
    .status {
      min-height: 58px;
      display: grid;
      align-items: center;
    }
  }
  @container (min-width: 720px) {
    .room {
      grid-template:
        'up top score' auto
        'left trick right' auto
        'status status status' auto
        'hand hand hand' auto
        / minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr);
      gap: 10px;
    }
    .seat.at0 {
      margin-inline-end: -40px;
    }
    .trick {
      height: calc(var(--ch) * 1.8);
    }
    .at0 {
      --y: 0.38;
    }
    .at2 {
      --y: -0.38;
    }
    .backs {
      --cw: clamp(44px, 6cqi, 66px);
      --ch: calc(var(--cw) * 1.53);
      padding: 0;
    }
    .backs .card {
      margin-inline-start: calc(var(--cw) * -0.76);
    }
    .side .backs {
      flex-direction: column;
    }
    .side .backs .card {
      width: var(--ch);
      height: var(--cw);
      margin: calc(var(--cw) * -0.83) 0 0;
    }
    .backs .card:first-child,
    .side .backs .card:first-child {
      margin: 0;
    }
    .side {
      flex-direction: column-reverse;
      gap: 8px;
    }
    .at1.side {
      justify-self: start;
    }
    .at3.side {
      justify-self: end;
    }
  }
`;
