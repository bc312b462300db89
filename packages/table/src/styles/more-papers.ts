import {css} from 'lit';

/** The paper of the trumps (`up trumps`) with the card that made them. */
export const trumpPaperStyles = css`
  .trumps .card {
    --cw: calc(var(--fs) * 2.2);
    --ch: calc(var(--cw) * 1.53);
    flex: none;
    position: relative;
    width: var(--cw);
    height: var(--ch);
  }
  .trumps p {
    display: grid;
    min-width: 0;
  }
  .trumps b {
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .trumps span {
    font-size: var(--xs);
  }
`;

/** The papers of two players or sides (`score both`), each with its points, the way to the end (`way`), and what they are made of. */
export const bothScoresStyles = css`
  .score.both {
    display: flex;
    gap: 0.4em;
  }
  .both .tally {
    flex: 1 1 50%;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-width: 0;
    padding: 0.15em 0.5em;
  }
  .both p {
    display: flex;
    gap: 0.5em;
    justify-content: space-between;
    align-items: baseline;
    min-width: 0;
  }
  .both b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .both strong {
    font-weight: 400;
    font-size: 1.3em;
    line-height: 1;
  }
  .both small {
    font-size: var(--xs);
  }
`;
