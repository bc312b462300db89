import {css} from 'lit';

/** What only this room has: papers of all four beside each other. */
export const newGameStyles = css`
  .tally b {
    font-size: var(--xs);
  }
`;
