import {GameTable, handStyles, poolStyles, trickStyles} from '@quinola/table';
import {css} from 'lit';

/** Styles of the rooms of the family: the paper of the game with its strip of trumps, and how wide the dish is. */
const paperStyles = css`
  .paper {
    flex: 1 1 56%;
    display: grid;
    align-content: start;
    gap: 0.1em;
    min-width: 0;
  }
  .paper b {
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .paper span {
    font-size: var(--xs);
  }
  .strip {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.45em;
  }
  .strip i {
    font-style: normal;
  }
  .strip .matador {
    font-weight: 700;
    border-bottom: 1px solid currentcolor;
  }
  .pool {
    flex: 1 1 40%;
  }
`;

/** What is loaded with the first cards of a table of the family. */
export const familyStyles = [...GameTable.styles, handStyles, ...trickStyles, poolStyles, paperStyles];
