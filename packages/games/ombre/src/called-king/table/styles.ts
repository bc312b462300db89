import {css} from 'lit';

/** Styles of this room only: the paper of the game with its strip of trumps, and how wide the dish is. */
export const calledKingStyles = css`
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
  /* Its four lines make the row that the stage lies below; the trumps stand in one. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .up.paper {
      gap: 0;
      padding-block: 0.15em;
      line-height: 1.12;
    }
    .up .strip {
      column-gap: 0.26em;
    }
  }
  .pool {
    flex: 1 1 40%;
  }
`;
