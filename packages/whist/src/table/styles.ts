import {css} from 'lit';

/** What only a whist table has: the papers of both sides, the turned card. */
export const whistStyles = css`
  .score {
    grid-area: score;
    display: flex;
    gap: 6px;
    justify-content: flex-end;
    align-items: flex-start;
    min-width: 0;
  }
  .tally {
    flex: 1 1 0;
    min-width: 0;
    max-width: 150px;
    padding: 2px 8px 3px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 0 0 0.5px #0006, 0 1px 3px #0005;
  }
  .tally p {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    height: 22px;
  }
  .tally b {
    font-weight: 400;
    font-variant-caps: small-caps;
    letter-spacing: 0.04em;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tally strong {
    font-weight: 400;
    font-size: 21px;
  }
  .tally small {
    display: block;
    min-height: 16px;
    font-size: 13px;
    line-height: 16px;
  }
  .counters {
    aspect-ratio: 15 / 7;
    max-height: 56px;
  }
  .up {
    grid-area: up;
    min-height: 70px;
    font-size: 14px;
  }
  .turned {
    --cw: 46px;
    --ch: 70px;
  }
  .token {
    width: 46px;
    height: 46px;
    display: grid;
    place-items: center;
    font-size: 32px;
    border-radius: 50%;
    background: var(--quinola-paper);
    box-shadow: 0 0 0 2px var(--quinola-gilt);
  }
  .up p {
    margin-top: 3px;
  }
  @container (min-width: 720px) {
    .turned {
      --cw: 66px;
      --ch: 101px;
    }
  }
`;
