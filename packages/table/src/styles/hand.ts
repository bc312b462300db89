import {css} from 'lit';

/** The visitor's hand: one row, or two where the table is narrow, a fan where it is wide. */
export const handStyles = css`
  .hand {
    grid-area: hand;
    position: relative;
    height: calc(var(--ch) + 16px);
  }
  .hand li {
    position: absolute;
    bottom: 0;
    left: calc(50% - var(--cw) / 2 + (var(--i) - (var(--n) - 1) / 2) * var(--s));
    --s: min(var(--cw) * 0.6, (100% - var(--cw)) / max(1, var(--n) - 1));
  }
  .hand .away {
    filter: brightness(0.72) saturate(0.6);
  }
  @container (max-width: 519px) {
    .hand {
      height: calc(var(--ch) * 1.6 + 16px);
    }
    .hand.many li {
      --i: var(--j) !important;
      --n: var(--m) !important;
      --s: min(var(--cw) * 0.8, (100% - var(--cw)) / max(1, var(--k) - 1));
      bottom: calc((1 - var(--r)) * var(--ch) * 0.6);
    }
  }
  @container (min-width: 720px) {
    .hand li {
      bottom: 10px;
      rotate: calc(var(--a) * 5deg);
      translate: 0 calc(var(--a) * var(--a) * 12px);
      transform-origin: 50% 100%;
    }
  }
`;
