import {css} from 'lit';

/** Styles of this room only: the scores side by side. */
export const newGameStyles = css`
  .tally b {
    font-size: var(--xs);
  }
`;
