import {css} from 'lit';

const unmeasured = css`
  .q:not(.framed) {
    contain-intrinsic-block-size: 700px;
  }
  .q:not(.framed):has(.room) {
    container-type: inline-size;
    min-width: 180px;
    /* Where the page gives a height too small for it, its box scrolls. */
    align-self: start;
    min-height: max(700px, 100%);
  }
  .q:not(.framed) > .frame:has(.room) {
    position: relative;
  }
  /* It would push the cards down when it comes; the menu offers the same. */
  .q:not(.framed) .offer {
    display: none;
  }
`;

/**
 * The box of every table. The tag itself is a block as wide as its place; the wrapper `.q` is the box that all sizes are
 * measured by, in both axes, and `all: initial` keeps the page's text styles out of it.
 *
 * Height: the page's own wins (a length, a percentage, a flex line, `max-height`). Where it gives none, the table is 62 %
 * of its width, or 170 % where its place is narrow or the window upright, and never higher than the window. In a frame the width
 * alone decides, since the frame may be made as high as the table.
 */
export const tableStyles = css`
  :host {
    /* Where the page gives no width but asks how much is wanted: in a cell, a float, a column whose boxes are centred. */
    contain-intrinsic-width: min(640px, 90vw);
    display: grid !important;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    width: -moz-available;
    width: -webkit-fill-available;
    container: host / inline-size;
    min-width: 0;
    overflow: auto;
  }
  :host([hidden]) {
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
    font: max(16px, 1rem) / 1.28 var(--quinola-font, ui-serif, Georgia, 'Palatino Linotype', Palatino, serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--quinola-ink);
    background:
      repeating-linear-gradient(45deg, #ffffff07 0 1px, #0000 1px 3px),
      repeating-linear-gradient(-45deg, #0000000b 0 1px, #0000 1px 3px),
      radial-gradient(120% 90% at 50% 42%, var(--quinola-felt), var(--quinola-felt-deep));
    --b: var(--quinola-back);
    /* Every size is taken from these; they are measured where they are used. */
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
  /* In a frame the window is as high as the table: its height comes from the width alone. */
  .q.framed {
    --window: 200cqi;
  }
  /* A window lower than any table can be, as at four times the size: the page scrolls. */
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
   * A place too small for one picture, as at four times the size of type: so high that what is in it seldom needs more. Once the
   * room is there, it is no longer measured by its height: it is as high as all of it needs, and the page scrolls.
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
