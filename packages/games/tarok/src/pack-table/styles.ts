import {css} from 'lit';

/** What only tables on 78 cards have before the first card: where three papers stand. */
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
