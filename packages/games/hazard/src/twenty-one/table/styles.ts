import {css} from 'lit';

/** Styles of this room only: the slip with the values, and the gain. */
export const twentyOneStyles = css`
  .values {
    display: block;
  }
  .values p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    line-height: 1.2;
  }
  .values b {
    font-weight: 400;
    color: var(--quinola-accent);
  }
  .values .small {
    font-size: var(--xs);
  }
  /* A name beside a large sum is not cut. */
  .gains {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 0.2em;
    padding-inline: 0.35em;
  }
  .gains b {
    overflow: visible;
  }
  .gains strong {
    font-size: 1.2em;
  }
  /* In a narrow box the sum stands below the name. */
  @container table (max-width: 359px) {
    .values {
      flex: 0 1 46%;
    }
    .gains {
      grid-template-columns: auto;
      padding-inline: 0.25em;
    }
    .gains strong {
      grid-area: 2 / 1;
      justify-self: end;
    }
    .purse {
      gap: 0.2em;
    }
  }
`;
