import {css} from 'lit';

/** Styles of a room of piles or squares that only play needs: what is picked up, where it goes, what may move. */
export const layoutLaterStyles = css`
  .pile {
    cursor: default;
  }
  .pile.from .piece:last-of-type {
    cursor: grab;
    /* One finger drags it, two enlarge the page. */
    touch-action: pinch-zoom;
  }
  .pile .piece {
    pointer-events: auto;
  }
  /* A vacant place lies under the cards that it will cover one day, until a card may go there. */
  .layout {
    isolation: isolate;
  }
  .pile.bare:not(.goal, .square, :focus-visible) {
    z-index: -1;
  }
  .pile.picked {
    z-index: 30;
  }
  /* What may go home; a lesson shows what it means alone. */
  .layout:not(:has([data-pointed])) .pile.home .piece:last-of-type {
    box-shadow:
      0 0 0 max(1.5px, 0.03 * var(--u)) var(--quinola-focus, #f2c14e),
      0 0 calc(0.25 * var(--u)) calc(0.04 * var(--u)) var(--quinola-focus, #f2c14e);
  }
  /* A pile whose cards lie close opens under the finger, below the pointer and where the focus is. */
  .pile:is(.picked, :active, :focus-visible) .piece {
    left: calc(var(--ox, 0) * var(--u));
    top: calc(var(--oy, 0) * var(--u));
  }
  .pile:is(:active, :hover) {
    z-index: 24;
  }
  .pile.picked .piece:is(:last-of-type, [data-up]) {
    translate: 0 -5%;
  }
  .pile.picked .card:is(:last-of-type, [data-up]) {
    box-shadow:
      0 0 0 2px var(--quinola-gilt),
      0 5px 12px #000a;
  }
  /* None on the way back: where a card has gone, the next one is shown by what was it. */
  .pile.picked .piece:is(:last-of-type, [data-up]):not(.held) {
    transition: translate 0.12s;
  }
  .pile .piece.held {
    cursor: grabbing;
  }
  .pile.goal > .place,
  .pile.goal .piece:last-of-type {
    box-shadow:
      0 0 0 3px var(--quinola-focus, #f2c14e),
      0 0 0 5px #000,
      0 0 10px #000a;
    opacity: 1;
  }
  .pile.hinted .piece:last-of-type,
  .pile.hinted.bare .place {
    outline: 3px dashed var(--quinola-focus, #f2c14e);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #000;
    opacity: 1;
  }
  .pile:focus-visible {
    z-index: 25;
    outline: none;
    box-shadow: none;
  }
  .pile:focus-visible .piece:last-of-type,
  .pile.bare:focus-visible .place {
    outline: 3px solid var(--quinola-focus, #f2c14e);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #000;
    opacity: 1;
  }
  /* Squares touch each other: what marks one is within it. */
  .square.last {
    box-shadow: inset 0 0 0 max(2px, 0.03 * var(--u)) var(--quinola-gilt);
  }
  .square.picked {
    box-shadow: inset 0 0 0 100vmax color-mix(in srgb, var(--quinola-focus, #f2c14e) 45%, transparent);
  }
  .square.goal > .place,
  .square.goal .piece:last-of-type {
    box-shadow:
      inset 0 0 0 3px var(--quinola-focus, #f2c14e),
      inset 0 0 0 5px #000;
  }
  .square.hinted .piece:last-of-type,
  .square.hinted.bare .place,
  .square:focus-visible .piece:last-of-type,
  .square.bare:focus-visible .place {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 6px #000;
  }
  @media (hover: hover) {
    .pile:hover .piece {
      left: calc(var(--ox, 0) * var(--u));
      top: calc(var(--oy, 0) * var(--u));
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pile.picked .piece:is(:last-of-type, [data-up]):not(.held) {
      transition: none;
    }
  }
  @media print {
    .say {
      display: none;
    }
    .board {
      container-type: inline-size;
    }
    /* As wide as the paper, and no higher. */
    .board .layout {
      position: relative;
      --u: min(100cqi / var(--w), 75vh / var(--h)) !important;
    }
  }
`;
