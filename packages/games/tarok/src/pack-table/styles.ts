import {css} from 'lit';

/** Styles only tables with 78 cards need before the first card: the place of the three papers. */
export const packStyles = css`
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
