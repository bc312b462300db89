import {css} from 'lit';

/** Styles of this room only: the ladder, the case-keeper, the litter. */
export const faroStyles = css`
  .pairs {
    display: block;
    flex: 0 1 58%;
  }
  .score {
    flex-direction: column;
    gap: 2px;
  }
  .places .card .tab {
    bottom: 1px;
  }
  /* What others have staked lies beside their names, smaller than what is drawn. */
  .frame {
    --pw: min(9cqw, 5.4cqh);
  }
  .punters .lying {
    width: calc(var(--cw) * (1 + 0.42 * (var(--n) - 1)));
    max-width: 100%;
  }
  /* On an upright phone a stake that is laid moves nothing below it: cards lie closer instead. */
  @container table (max-width: 479px) and (min-height: 560px) {
    .punters:not(.many) .seat {
      flex-wrap: nowrap;
    }
    .punters:not(.many) :is(.plate, .stake, .lying) {
      margin-block: -0.4em;
    }
    .punters:not(.many) .lying {
      flex-shrink: 20;
      min-width: calc(var(--cw) * 1.1);
    }
  }
  /* In low boxes nothing is said of the manner. */
  @container table (max-height: 559px) {
    .pairs .small {
      display: none;
    }
    .heaps {
      height: 100%;
    }
    .heaps .heap {
      --cw: min(100cqw / (1.5 * var(--n)), (100cqh - 4px) / 1.53);
    }
    .heaps figcaption {
      display: none;
    }
  }
  .pairs b {
    font-weight: 400;
    font-variant-caps: small-caps;
    color: var(--quinola-accent);
  }
  .pairs .small,
  .ladder {
    font-size: var(--xs);
  }
  .ladder,
  .cases {
    display: flex;
    justify-content: center;
    gap: 0.22em;
    line-height: 1.3;
    width: var(--cw);
  }
  .ladder i {
    font-style: normal;
    opacity: 0.8;
  }
  .ladder .past {
    text-decoration: line-through;
  }
  .ladder .now {
    padding: 0 0.3em;
    border-radius: 1em;
    opacity: 1;
    font-weight: 700;
    box-shadow: inset 0 0 0 1px currentcolor;
  }
  /* A ladder is wider than its card. */
  .places:has(.ladder) {
    --cw: min(var(--place), (100cqw - 2 * var(--pad) - 16px * (var(--columns) - 1)) / var(--columns));
    column-gap: 16px;
  }
  .cases {
    gap: 3px;
    margin-top: 2px;
  }
  .cases i {
    width: 5px;
    height: 5px;
    border: 1px solid var(--quinola-gilt);
    border-radius: 50%;
  }
  .cases .in {
    background: var(--quinola-gilt);
  }
  .places:has(.ladder, .cases) {
    row-gap: 0;
    grid-template-rows: repeat(calc(2 * var(--rows)), calc((var(--ch) + 1.2em) / 2));
  }
  .litter {
    display: none;
    justify-content: center;
    --cw: min(6cqw, 4.2cqh);
    --ch: calc(var(--cw) * 1.53);
  }
  @container table (min-aspect-ratio: 115/100) and (min-height: 560px) {
    .litter {
      display: flex;
    }
  }
  .litter .card {
    width: var(--cw);
    margin-inline: calc(var(--cw) * -0.18);
    clip-path: polygon(0 0, 72% 0, 100% 20%, 100% 100%, 0 100%);
  }
  .litter .card:nth-child(odd) {
    rotate: -24deg;
  }
  .litter .card:nth-child(3n) {
    rotate: 31deg;
  }
  /* While a punter chooses from his pack nothing is drawn yet: then his cards have the room of the heaps, where it is scarce. */
  @container table (max-aspect-ratio: 115/100) {
    .room:has(.punters.many):has(.answers .turn) .heaps {
      display: none;
    }
  }
  @container table (max-aspect-ratio: 115/100) and (max-height: 559px) {
    .room:has(.answers .turn) .heaps {
      display: none;
    }
  }
  @container table (max-height: 359px) {
    .room:has(.answers .turn) .heaps {
      display: none;
    }
  }
  /* In low and wide ones the thirteen ranks lie in a row. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .places:has(> :nth-child(13)) {
      --columns: 13 !important;
      --rows: 1 !important;
      --cw: min(var(--place), (100cqw - 2 * var(--pad) - 5px * 12 - 72px) / 13);
    }
    .places > :nth-child(n):nth-last-child(n + 1) {
      grid-row: 1 / span 2 !important;
      grid-column: auto !important;
    }
  }
  /* Torn off instead of folded. */
  :host([corners-visual='torn']) .corner {
    background: linear-gradient(225deg, var(--quinola-felt) 50%, transparent 50%);
    filter: none;
  }
`;
