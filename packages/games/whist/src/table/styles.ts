import {css} from 'lit';

/** What only a whist table has: the papers of both sides, the turned card. */
export const whistStyles = css`
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
  svg.counters {
    display: block;
    width: 100%;
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
`;
