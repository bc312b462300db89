import {css} from 'lit';

/** Styles only tables with 78 cards need before the first card: the place of the three papers, and of a hand that lies face down. */
export const packStyles = css`
  .covered {
    grid-area: hand;
    align-self: end;
    display: flex;
    justify-content: center;
  }
  .covered .card {
    flex: none;
    margin-inline-end: calc(min(var(--cw) * 0.4, (100% - var(--cw)) / 24) - var(--cw));
    background: color-mix(in srgb, var(--b) 38%, var(--quinola-paper));
    border: 2px solid var(--quinola-paper);
  }
  .covered .card:last-child {
    margin: 0;
  }
  @container table (min-aspect-ratio: 115/100) {
    .score {
      flex-direction: column;
      gap: 2px;
    }
    .score > * {
      flex: none;
    }
  }
`;
