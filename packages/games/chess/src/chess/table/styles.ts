import {css} from 'lit';

/** What a chessboard shows with its first position: squares, letters and figures, men in wood, bone or print. */
export const chessStyles = css`
  :host {
    --light: #ecdfc0;
    --dark: #b58d5d;
    --man: #fbf4e2;
    --man-edge: #2a1c12;
    --foe: #2c211a;
    --foe-edge: #e9d9b6;
  }
  :host([men='wood']) {
    --man: #e6bf83;
    --man-edge: #4a2a12;
    --foe: #55301a;
    --foe-edge: #f0cf9a;
  }
  :host([men='print']) {
    --light: #fff;
    --dark: #c9c9c9;
    --man: #fff;
    --man-edge: #000;
    --foe: #000;
    --foe-edge: #fff;
  }
  .square {
    background: var(--light);
  }
  .square.dark {
    background: var(--dark);
  }
  .edge {
    position: absolute;
    inset: 0;
    border: 1px solid var(--quinola-gilt);
    background: #5a3620;
    width: calc(var(--board-w) * var(--u));
    height: calc(var(--board-w) * var(--u));
    left: calc(var(--board-x) * var(--u));
    top: calc(var(--board-y) * var(--u));
  }
  .edge i {
    position: absolute;
    display: grid;
    place-items: center;
    width: calc(0.4 * var(--u));
    height: calc(0.4 * var(--u));
    translate: -50% -50%;
    left: calc(var(--at-x) * var(--u));
    top: calc(var(--at-y) * var(--u));
    font-size: max(12px, 0.24 * var(--u));
    font-style: normal;
    line-height: 1;
    color: #f3e5c6;
  }
  .chessman {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .chessman path {
    stroke-linejoin: round;
    stroke-linecap: round;
    fill: none;
    stroke-width: 3;
    stroke: var(--man-edge);
  }
  .chessman .lines {
    stroke-width: 2;
  }
  .chessman .shape {
    fill: var(--man);
  }
  .chessman.black path {
    stroke: var(--foe-edge);
    stroke-width: 2;
  }
  .chessman.black .shape {
    fill: var(--foe);
    stroke-width: 1.5;
  }
  .chessman.idle {
    rotate: 24deg;
    opacity: 0.6;
  }
  .square.check {
    box-shadow: inset 0 0 0 max(3px, 0.06 * var(--u)) #b3261e;
  }
  .lost .piece {
    scale: 0.62;
    transform-origin: 50% 50%;
  }
  .lost > .place {
    display: none;
  }
  .sides {
    display: inline-flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 1em;
  }
  .sides b {
    font-weight: 500;
  }
  .sides small {
    font-size: 1em;
    font-style: italic;
    opacity: 0.9;
  }
  .progress {
    max-width: 100%;
  }
  /* Where the table stands there is one line for the moves, the last in sight. */
  .line {
    position: relative;
    display: flex;
    flex-direction: row-reverse;
    justify-content: start;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .line span {
    display: flex;
    flex: none;
    gap: 0.4em;
    margin-inline-end: 0.7em;
  }
  .line .number {
    opacity: 0.7;
  }
  .line button {
    padding: 0;
    border: 0;
    font: inherit;
    text-align: start;
    color: inherit;
    background: none;
  }
  /*
   * A board needs less height than a hand and a trick: it is whole in a square of 320 px. Beside a note of two lines it keeps its
   * size, and the table scrolls; in a lesson it is as high as other tables.
   */
  @container host (max-width: 399px) {
    .q:not(:has(> .frame .lesson:not(.offer))) {
      min-height: 320px;
    }
    .q:has(> .frame .sheet.small) {
      min-height: 385px;
    }
  }
  @container table (max-height: 399px) and (max-aspect-ratio: 115/100) {
    .room > .offer {
      display: none;
    }
    .say {
      height: 36px;
    }
  }
  /* A tall table has room for more of them below the board. */
  @container table (max-aspect-ratio: 62/100) {
    .say {
      height: 9.4em;
      grid-template: 'status' auto 'progress' minmax(0, 1fr) 'actions' auto / minmax(0, 1fr);
      row-gap: var(--gap);
    }
    .say .status {
      padding: 0.16em 0.95em;
      border: 1px solid #0000;
      border-radius: 1.2em;
    }
    .say .status:not(.none) {
      background: var(--quinola-button, #0003);
    }
    .say .status.mine {
      border-color: var(--quinola-gilt);
    }
    .say .progress {
      justify-self: stretch;
      min-height: 0;
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 3fr);
      align-items: start;
      gap: var(--gap);
      font-size: inherit;
      opacity: 1;
    }
  }
  /* Beside the board there is room for the moves. */
  @container table (min-aspect-ratio: 115/100) {
    .room:has(> .beside) {
      grid-template-rows: auto auto minmax(0, 1fr);
    }
    .beside ~ .say {
      height: auto;
      min-height: 0;
      align-self: stretch;
      padding-top: var(--gap);
      grid-template: 'progress' minmax(0, 1fr) 'actions' auto 'status' auto / minmax(0, 1fr);
    }
    .beside ~ .say .progress {
      align-self: stretch;
      justify-self: stretch;
      min-height: 0;
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      gap: var(--gap);
      font-size: inherit;
      opacity: 1;
    }
  }
  /* Where the board leaves so much room beside it, a note moves nothing: its column is there before it comes. */
  @container table (min-aspect-ratio: 16/10) and (min-width: 800px) {
    .room:has(> .beside) {
      grid-template-columns: clamp(190px, 26cqw, 22em) minmax(0, 1fr);
    }
  }
  @container table (max-aspect-ratio: 62/100) or (min-aspect-ratio: 115/100) {
    .sides {
      display: grid;
      justify-content: start;
      gap: 2px;
      text-align: start;
    }
    .line {
      flex-direction: column-reverse;
      justify-content: flex-start;
      align-self: start;
      max-height: 100%;
      min-height: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
      padding: 0.5em 0.8em;
      color: var(--quinola-paper-ink);
      background: var(--quinola-paper);
    }
    .line:empty {
      visibility: hidden;
    }
    .line span {
      display: grid;
      grid-template-columns: 2em 1fr 1fr;
      margin: 0;
    }
    .line .now {
      background: color-mix(in srgb, var(--quinola-gilt) 45%, transparent);
    }
  }
`;
