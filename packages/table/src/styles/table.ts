import {css} from 'lit';

const unmeasured = css`
  .q:not(.framed) {
    contain-intrinsic-block-size: 700px;
  }
  .q:not(.framed):has(> .frame > .room) {
    container-type: inline-size;
    min-width: 180px;
    /* If the page gives it too little height, its box scrolls. */
    align-self: start;
    min-height: max(700px, 100%);
  }
  .q:not(.framed) > .frame:has(> .room) {
    position: relative;
  }
  /* Hidden, because it would push the cards down when it appears; the menu offers the same. */
  .q:not(.framed) .offer {
    display: none;
  }
`;

/**
 * The spacing of text is the table's own, unless it is imposed on everything, as readers do who need it (WCAG 1.4.12): what an
 * animation sets wins over the styles of a page, but not over those that are `!important`. What a page sets for its own text does
 * not reach the table.
 */
const spacing = css`
  @keyframes quinola-spacing {
    from,
    to {
      line-height: 1.28;
      letter-spacing: normal;
      word-spacing: normal;
    }
  }
`;

/**
 * The box of every table. The tag itself is a block as wide as its container; the wrapper `.q` is the size container for both axes,
 * from which all sizes are derived, and `all: initial` keeps the page's text styles out of it.
 *
 * Height: a height set by the page wins (a length, a percentage, a flex item, `max-height`). Without one, the table is 62 % of its
 * width, or 170 % if it is narrow or the window is in portrait, and never higher than the window. In an iframe only the width
 * counts, because the iframe may be resized to the height of the table.
 */
export const tableStyles = css`
  ${spacing}
  :host {
    /* The preferred width where the content decides it: in a table cell, a float, a column with centred items. */
    contain-intrinsic-width: min(640px, 90vw);
    display: grid !important;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    width: -moz-available;
    width: -webkit-fill-available;
    writing-mode: horizontal-tb;
    animation: quinola-spacing 0s both;
    container: host / inline-size;
    min-width: 0;
    overflow: auto;
  }
  /* What is hidden until it is found must be there to be found. */
  :host([hidden]:not([hidden='until-found' i])) {
    display: none !important;
  }
  .q {
    all: initial;
    color-scheme: inherit;
    box-sizing: border-box;
    position: relative;
    container: table / size;
    contain-intrinsic-block-size: clamp(320px, 62cqi, var(--window, 100vh));
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-width: 240px;
    /* In a smaller box the table scrolls. */
    min-height: 320px;
    overflow: hidden;
    overflow-wrap: break-word;
    text-wrap: pretty;
    font: max(16px, 1rem) var(--quinola-font, ui-serif, Georgia, 'Palatino Linotype', Palatino, serif);
    line-height: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    font-variant-numeric: oldstyle-nums;
    color: var(--quinola-ink);
    background:
      repeating-linear-gradient(45deg, #ffffff07 0 1px, #0000 1px 3px),
      repeating-linear-gradient(-45deg, #0000000b 0 1px, #0000 1px 3px),
      radial-gradient(120% 90% at 50% 42%, var(--quinola-felt), var(--quinola-felt-deep));
    --b: var(--quinola-back);
    /* All sizes are derived from these; container units are resolved where they are used. */
    --fs: max(13px, 0.8125rem, 2.25cqmin);
    --xs: max(12px, 0.75rem, 1.93cqmin);
    --gap: max(6px, 1.15cqmin);
    --pad: max(8px, 2cqmin);
    --tap: max(44px, 6.2cqmin);
  }
  @supports (height: 1svh) {
    .q {
      --window: 100svh;
    }
  }
  /* In an iframe the window is as high as the table: the height comes from the width alone. */
  .q.framed {
    --window: 200cqi;
  }
  /* A window lower than the smallest table, as at 400 % zoom: the page scrolls. */
  @media (max-height: 319px) {
    .q {
      --window: 480px;
    }
  }
  @container host (max-width: 399px) {
    .q {
      min-height: 440px;
    }
  }
  @container host (max-width: 559px) {
    .q {
      contain-intrinsic-block-size: clamp(320px, 170cqi, var(--window, 100vh));
    }
  }
  @media (orientation: portrait) {
    .q:not(.framed) {
      contain-intrinsic-block-size: clamp(320px, 170cqi, var(--window, 100vh));
    }
  }
  /*
   * A box too small to show everything at once, as at 400 % text size: a minimum height that is usually enough. When the room is
   * loaded, the box grows to the height of its content, and the page scrolls.
   */
  @media (max-height: 319px) {
    @container host (max-width: 399px) {
      ${unmeasured}
    }
  }
  @container host (max-width: 279px) {
    ${unmeasured}
  }
  :host([kiosk]) .q {
    contain-intrinsic-block-size: var(--window, 100vh);
  }
  .pack-blue {
    --b: var(--quinola-blue);
  }
  .q * {
    box-sizing: border-box;
  }
`;
