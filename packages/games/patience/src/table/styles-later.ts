import {css} from 'lit';

/** Styles needed only during play: what is picked, where it goes, what may move. */
export const patienceLaterStyles = css`
  .pile {
    cursor: default;
    -webkit-user-select: none;
    user-select: none;
  }
  .pile.from .card:last-of-type {
    cursor: grab;
    touch-action: none;
  }
  .pile .card {
    pointer-events: auto;
  }
  /* A vacant place lies under the cards that it will cover one day, until a card may go there. */
  .layout {
    isolation: isolate;
  }
  .pile.bare:not(.goal, :focus-visible) {
    z-index: -1;
  }
  .pile.picked {
    z-index: 30;
  }
  /* What may go home; a lesson shows what it means alone. */
  .layout:not(:has([data-pointed])) .pile.home .card:last-of-type {
    box-shadow:
      0 0 0 max(1.5px, 0.03 * var(--u)) var(--quinola-focus, #f2c14e),
      0 0 calc(0.25 * var(--u)) calc(0.04 * var(--u)) var(--quinola-focus, #f2c14e);
  }
  /* A pile whose cards lie close opens under the finger, below the pointer and where the focus is. */
  .pile:is(.picked, :active, :focus-visible) .card {
    left: calc(var(--ox, 0) * var(--u));
    top: calc(var(--oy, 0) * var(--u));
  }
  .pile:is(:active, :hover) {
    z-index: 24;
  }
  .pile.picked .card:last-of-type {
    translate: 0 -5%;
    box-shadow:
      0 0 0 2px var(--quinola-gilt),
      0 5px 12px #000a;
  }
  /* None on the way back: where a card has gone, the next one is shown by what was it. */
  .pile.picked .card:last-of-type:not(.held) {
    transition: translate 0.12s;
  }
  .pile .card.held {
    cursor: grabbing;
  }
  .pile.goal > .place,
  .pile.goal .card:last-of-type {
    box-shadow:
      0 0 0 3px var(--quinola-focus, #f2c14e),
      0 0 0 5px #000,
      0 0 10px #000a;
    opacity: 1;
  }
  /* Ace and king of the sixth row: the place of the pile is the first of its kind. */
  .pile.rescued .card:nth-of-type(7) {
    outline: 3px solid var(--quinola-focus, #f2c14e);
    outline-offset: -3px;
  }
  /* The hours, each turned as on a dial. */
  .g-clock {
    counter-reset: hour;
  }
  .g-clock .foundation {
    counter-increment: hour;
  }
  .g-clock .foundation::after {
    content: counter(hour, upper-roman);
    content: counter(hour, upper-roman) / '';
    position: absolute;
    inset: 104% 0 auto;
    font-size: calc(0.42 * var(--u));
    line-height: 1;
    text-align: center;
  }
  /* Aces are built upwards, kings downwards. */
  .g-house-on-the-hill .foundation::after {
    content: '▲';
    content: '▲' / '';
    position: absolute;
    inset: auto auto calc(-0.08 * var(--u)) calc(0.3 * var(--u));
    width: calc(0.32 * var(--u));
    font-size: calc(0.2 * var(--u));
    line-height: 1.2;
    text-align: center;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-radius: 1em;
  }
  .g-house-on-the-hill [data-pile^='kings']::after {
    content: '▼';
    content: '▼' / '';
  }
  .pile.hinted .card:last-of-type,
  .pile.hinted.bare .place {
    outline: 3px dashed var(--quinola-focus, #f2c14e);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #000;
    opacity: 1;
  }
  .shows .pile.packet:not(.from) .card,
  .shows .pile.talon:not(.from) .card,
  .shows .pile .card:not(:last-of-type) {
    filter: brightness(0.66) saturate(0.6);
  }
  .shows .pile.from .card:last-of-type {
    box-shadow:
      0 0 0 2px var(--quinola-gilt),
      0 2px 6px #0009;
  }
  .pile.barred .card {
    filter: brightness(0.84);
  }
  /* Its foot is covered. */
  .pile.barred .count {
    top: -4px;
    bottom: auto;
  }
  /* There the suit has this place. */
  .tiny .pile.barred .count {
    display: none;
  }
  .pile:focus-visible {
    z-index: 25;
    outline: none;
    box-shadow: none;
  }
  .pile:focus-visible .card:last-of-type,
  .pile.bare:focus-visible .place {
    outline: 3px solid var(--quinola-focus, #f2c14e);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #000;
    opacity: 1;
  }
  /* A low table has no room for what its tools do as well, nor for the count. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .stuck table,
    .room:has(.sheet.small) > .beside ~ .say .founded,
    .sheet:has(.stuck) .again {
      display: none;
    }
  }
  .sheet .num + .num {
    padding-inline-start: 6px;
  }
  .sheet .laid-out {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    --cw: 52px;
    --ch: 80px;
  }
  .goalpicture {
    width: min(520px, 78cqi);
    max-width: 100%;
    color: var(--quinola-ink);
    background: var(--quinola-felt);
    padding: 6px;
  }
  /* Its whole height, with the words below it. */
  .goalpicture .layout {
    --u: calc(100cqi / var(--w));
    container-type: inline-size;
    position: relative;
    width: 100%;
    height: auto;
    max-width: calc(52cqh * var(--w) / var(--h));
    aspect-ratio: var(--w) / var(--h);
  }
  .sheet progress {
    width: 100%;
    accent-color: var(--quinola-accent);
  }
  @media (hover: hover) {
    .pile:hover .card {
      left: calc(var(--ox, 0) * var(--u));
      top: calc(var(--oy, 0) * var(--u));
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pile.picked .card:last-of-type:not(.held) {
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
