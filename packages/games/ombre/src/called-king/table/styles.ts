import {css} from 'lit';

/** Styles of this room only: the paper of the game with its strip of trumps, and the dish in figures. */
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
  .dish {
    flex: 1 1 40%;
    align-items: center;
    justify-content: center;
    color: var(--quinola-ink);
  }
  .dish p {
    min-width: 0;
    line-height: 1.15;
  }
  .dish strong {
    font-weight: 400;
    font-size: 1.45em;
  }
  .dish small {
    display: block;
    font-size: var(--xs);
    font-style: italic;
  }
  .dish small b {
    display: inline-block;
    margin-inline-end: 0.3em;
    padding: 0 0.4em;
    font-weight: 400;
    font-style: normal;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
`;
