import {css} from 'lit';

/**
 * The visitor's hand. How many rows it lies in is reckoned from the size of the table (`hand-rows.ts`); where each card lies
 * follows from its place `--j` in a row `--r` of `--m`.
 */
export const handStyles = css`
  .hand {
    grid-area: hand;
    position: relative;
    z-index: 2;
    /* No wider than leaves the longest row its strips. */
    --cw: min(
      var(--quinola-card-width, var(--own-width)),
      var(--own-width) * 1.15,
      100cqw - var(--beside) - var(--strip) * (var(--longest) - 1)
    );
    --ch: calc(var(--cw) * 1.53);
    --lift: calc(var(--ch) * 0.09);
    height: calc(var(--ch) * (1 + 0.53 * (var(--rows) - 1)) + var(--lift));
  }
  .hand li {
    position: absolute;
    top: calc(var(--lift) + var(--r) * var(--ch) * 0.53);
    left: calc(50% - var(--cw) / 2 + (var(--j) - (var(--m) - 1) / 2) * var(--s));
    --s: min(var(--cw) * 0.9, (100% - var(--cw)) / max(1, var(--m) - 1));
  }
  .hand .away {
    filter: brightness(0.72) saturate(0.6);
  }
  @container table (min-aspect-ratio: 115/100) {
    .hand:not(.rows) {
      height: calc(var(--ch) + var(--lift) + var(--cw) * 0.1);
    }
    /* A slight arc, however many cards. */
    .hand:not(.rows) li {
      --a: calc((2 * var(--j) - var(--m) + 1) / max(1, var(--m) - 1));
      rotate: calc(var(--a) * min(var(--m), 13) * 0.34deg);
      translate: 0 calc(var(--a) * var(--a) * min(var(--m), 13) * var(--cw) * 0.007);
    }
  }
`;
