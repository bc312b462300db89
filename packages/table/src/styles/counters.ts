import {css} from 'lit';

/** The scores of the sides with their round counters. */
export const counterStyles = css`
  .counters {
    grid-area: 1 / 2;
    aspect-ratio: 15 / 7;
    max-height: calc(var(--fs) * 2.6);
  }
  @container table (min-aspect-ratio: 115/100) {
    .tally {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .tally strong {
      grid-area: 1 / 2;
    }
    .counters {
      grid-area: 2 / 1 / auto / -1;
      max-height: calc(var(--fs) * 3.3);
    }
  }
  /* In one line, one side below the other. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .tally {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-block: 0;
    }
    .tally strong {
      grid-area: 1 / 3;
    }
    .counters {
      grid-area: 1 / 2;
      max-height: calc(var(--fs) * 2);
    }
  }
  svg.counters {
    display: block;
    width: 100%;
  }
  .rule {
    stroke: var(--quinola-ochre);
    stroke-width: 1.5;
  }
  .disc {
    fill: #ead9a8;
    stroke: #6e5420;
    stroke-width: 1.4;
  }
  .ring {
    fill: none;
    stroke: #a98a45;
    stroke-width: 1;
  }
  .rod {
    fill: var(--quinola-accent);
  }
`;
