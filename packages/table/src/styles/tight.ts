import {css} from 'lit';

/** The sizes of a trick room in a table that is as high as its content (styles/table.ts): all come from the width. */
const unbound = css`
  .q .frame,
  .q .frame:has(> .room > .hand.rows) {
    --own-width: 17.2cqw;
    --tw: 24cqw;
    --med: 42px;
  }
  .papers,
  .score {
    flex-wrap: wrap;
  }
  .q .score {
    flex: 1 1 9em;
  }
  .q .tally,
  .q .up {
    flex: 1 1 auto;
  }
  .q .seats {
    grid-auto-columns: minmax(0, 1fr);
  }
  .seat {
    flex-direction: column;
    text-align: center;
  }
  .q .plate {
    flex: none;
    width: 100%;
  }
  .q .seat .before {
    position: static;
  }
  .stage {
    min-height: calc(var(--tw) * 1.53 * 1.7);
  }
  .q .trick {
    width: min(100%, calc(var(--tw) * var(--wide)));
    height: calc(var(--tw) * 1.53 * var(--high));
  }
  .q .cover:has(.sheet.small) {
    max-height: none;
  }
`;

/** Styles of a trick room in boxes too small for it. */
export const tightStyles = css`
  @media (max-height: 319px) {
    @container host (max-width: 399px) {
      ${unbound}
    }
  }
  @container host (max-width: 279px) {
    ${unbound}
  }
`;
