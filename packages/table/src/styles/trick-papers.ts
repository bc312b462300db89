import {css} from 'lit';

/** The two papers of a trick-taking table: what is being played, and the score. */
export const trickPaperStyles = css`
  .papers {
    grid-area: papers;
    display: flex;
    gap: var(--gap);
    min-width: 0;
    align-items: stretch;
  }
  .up {
    flex: 0 1 auto;
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-width: 0;
    padding: 0.25em 0.55em;
    line-height: 1.15;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 1px 3px #0006;
  }
  .up:empty {
    display: none;
  }
  /* Keeps the place of what the first deal will show. */
  .papers .blank {
    visibility: hidden;
  }
  .score.many .tally {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .score.many .tally b {
    grid-column: 1 / -1;
  }
  .score.many .tally :is(strong, small) {
    grid-area: 2 / 1;
  }
  .score.many .tally small {
    grid-column: 2;
  }
  .score {
    flex: 1 1 0;
    display: flex;
    gap: var(--gap);
    min-width: 0;
  }
  .tally {
    flex: 1 1 0;
    min-width: 0;
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 0.4em;
    padding: 0.2em 0.55em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 1px 3px #0006;
  }
  .tally p {
    display: contents;
  }
  .tally b {
    grid-area: 1 / 1;
    font-weight: 400;
    font-variant-caps: small-caps;
    line-height: 1.1;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: normal;
    text-overflow: ellipsis;
  }
  .tally strong {
    grid-area: 1 / 3;
    font-weight: 400;
    font-size: 1.45em;
    line-height: 1;
  }
  .tally small {
    grid-area: 2 / 1 / auto / -1;
    font-size: var(--xs);
    line-height: 1.15;
  }
  .tally small:empty {
    display: none;
  }
`;
