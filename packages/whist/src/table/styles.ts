import {css} from 'lit';

/** What only a whist table has: counters, turned card, the dummy's hand. */
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
    display: block;
    width: 100%;
    max-height: 56px;
  }
  .rule {
    stroke: var(--quinola-ochre);
    stroke-width: 1.5;
  }
  .disc {
    fill: #ead9a8;
    stroke: #6e5420;
    stroke-width: 1.4;
  }
  .ring {
    fill: none;
    stroke: #a98a45;
    stroke-width: 1;
  }
  .rod {
    fill: var(--quinola-accent);
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
  .seat .hand {
    --cw: 46px;
    --ch: 70px;
    width: 100%;
  }
  .seat:has(.hand) {
    grid-area: open;
  }
  .room:has(.seat .hand) {
    grid-template: 'up score score' auto 'left top right' auto 'open open open' auto 'trick trick trick' auto 'status status status' auto 'hand hand hand' auto / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  @container (min-width: 720px) {
    .seat .hand {
      --cw: 64px;
      --ch: 98px;
    }
    .room:has(.seat .hand) {
      grid-template: 'up open score' auto 'left trick right' auto 'status status status' auto 'hand hand hand' auto / minmax(0, 1fr) minmax(0, 1.8fr) minmax(0, 1fr);
    }
    .turned {
      --cw: 66px;
      --ch: 101px;
    }
  }
`;
