import {css} from 'lit';

/** What only this room has: the pack that is left, and a bar for each clearing. */
export const cassinoStyles = css`
  .deal {
    flex: 0 1 auto;
  }
  .deal p {
    display: grid;
    line-height: 1.15;
  }
  .deal b {
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .deal span,
  .deal i {
    font-size: var(--xs);
  }
  .deal .pile {
    --cw: calc(var(--fs) * 1.5);
    --ch: calc(var(--cw) * 1.53);
    flex: none;
    width: var(--cw);
    height: var(--ch);
    border: 1px solid var(--quinola-paper);
    outline: 1px solid #0006;
    background: var(--b);
    box-shadow:
      3px 3px 0 -1px var(--quinola-paper),
      3px 3px 0 0 #0006;
  }
  .deal .gone {
    visibility: hidden;
  }
  .clearing {
    display: inline-block;
    width: 1.1em;
    height: 0.65em;
    margin-inline-start: 0.4em;
    border: 1px solid currentcolor;
    background: var(--quinola-gilt);
  }
  /* Of three: the counters beside the points. */
  .score.many .counters {
    grid-area: 2 / 2;
    max-height: calc(var(--fs) * 2);
  }
  .score.many .tally:has(.counters) small {
    grid-area: 3 / 1 / auto / -1;
  }
  @container table (min-aspect-ratio: 115/100) {
    .score:not(.many) > .tally:has(.counters) small {
      grid-row: 3;
    }
    .score.many > .tally:has(.counters) {
      grid-template-columns: minmax(0, 1fr) calc(var(--fs) * 3.6) auto;
    }
    .score.many .counters {
      grid-area: 1 / 2 / 3;
    }
    .score.many > .tally:has(.counters) strong {
      grid-row: 1 / 3;
    }
    .score.many > .tally:has(.counters) small {
      grid-area: 2 / 1;
    }
  }
  /* In little room the name has the whole line above the counters. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .score.many > .tally:has(.counters) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .score.many > .tally:has(.counters) b {
      grid-area: 1 / 1 / 2 / 3;
    }
    .score.many .counters {
      grid-area: 2 / 2;
      max-height: calc(var(--fs) * 1.5);
    }
  }
  /* One below the other, in few lines: the cards of the table have the room. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .score:not(.many) {
      flex-direction: column;
      gap: 3px;
    }
    .score:not(.many) > .tally {
      flex: none;
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-block: 1px;
    }
    .score:not(.many) > .tally strong {
      grid-area: 1 / 3;
    }
    .score:not(.many) > .tally .counters {
      grid-area: 1 / 2;
      max-height: calc(var(--fs) * 2);
    }
    .score:not(.many) > .tally small {
      grid-row: 2;
    }
  }
`;
