import {css} from 'lit';

/** The papers of a table of Tarok-ombre: the game being played, and the marks of all three. */
export const tarokOmbreStyles = css`
  .score .sums {
    flex: 0 1 auto;
  }
  .score .game {
    flex: 1 1 38%;
  }
  .score .game b {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .game p {
    display: contents;
  }
  .sums {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, auto));
    gap: 0.4em;
    align-items: center;
  }
  .sums p {
    display: block;
    text-align: center;
    min-width: 0;
  }
  .sums b,
  .sums strong {
    display: block;
  }
  .sums b {
    font-size: var(--xs);
  }
  .sums strong {
    font-size: 1.15em;
  }
  @container table (min-aspect-ratio: 115/100) {
    .sums {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .sums p {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
    }
  }
`;
