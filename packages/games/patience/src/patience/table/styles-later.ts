import {css} from 'lit';

/** What only patiences show during play: the hours of the clock, what may move, the finished picture. */
export const patienceLaterStyles = css`
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
  /* A low table has no room for what its tools do as well, nor for the count. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .stuck table,
    .room:has(.sheet.small) > .beside ~ .say .progress,
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
`;
