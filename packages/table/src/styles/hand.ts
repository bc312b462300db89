import {css} from 'lit';

/**
 * The visitor's hand. The number of rows is computed from the size of the table (`hand-rows.ts`); the position of a card follows
 * from its place `--quinola-j` in row `--quinola-r` of `--quinola-m`. These numbers change with every card that is played. They
 * are not inherited, and nothing derived from them is a custom property (`hand-properties.ts`); otherwise the styles of about a
 * thousand paths in the drawn cards would be computed again each time.
 */
export const handStyles = css`
  .hand {
    grid-area: hand;
    position: relative;
    z-index: 2;
    /* At most as wide as lets every card of the longest row show a strip. */
    --quinola-hand-card: min(
      var(--quinola-card-width, var(--own-width)),
      var(--own-width) * 1.15,
      100cqw - var(--beside) - var(--strip) * (var(--quinola-longest) - 1)
    );
    --cw: var(--quinola-hand-card);
    --ch: calc(var(--cw) * 1.53);
    --lift: calc(var(--ch) * 0.09);
    height: calc(var(--ch) * (1 + 0.53 * (var(--quinola-rows) - 1)) + var(--lift));
  }
  .hand li {
    position: absolute;
    top: calc(var(--lift) + var(--quinola-r) * var(--ch) * 0.53);
    left: calc(
      50% - var(--cw) / 2 + (var(--quinola-j) - (var(--quinola-m) - 1) / 2) *
        min(var(--cw) * 0.9, (100% - var(--cw)) / max(1, var(--quinola-m) - 1))
    );
  }
  /* The first deal, before the code that animates cards is there. */
  .dealt .hand li {
    animation: 0.3s cubic-bezier(0.2, 0.7, 0.2, 1) calc(var(--quinola-j) * 18ms) backwards quinola-deal;
  }
  @keyframes quinola-deal {
    from {
      opacity: 0;
      translate: 0 calc(var(--ch) * -1);
    }
  }
  .hand .away {
    filter: brightness(0.72) saturate(0.6);
  }
  @container table (min-aspect-ratio: 115/100) {
    .hand:not(.rows) {
      height: calc(var(--ch) + var(--lift) + var(--cw) * 0.1);
    }
    /* A slight arc, the same for any number of cards. */
    .hand:not(.rows) li {
      --quinola-a: calc((2 * var(--quinola-j) - var(--quinola-m) + 1) / max(1, var(--quinola-m) - 1));
      rotate: calc(var(--quinola-a) * min(var(--quinola-m), 13) * 0.34deg);
      translate: 0 calc(var(--quinola-a) * var(--quinola-a) * min(var(--quinola-m), 13) * var(--cw) * 0.007);
    }
  }
`;
