import {css} from 'lit';

/** Styles of this room only: how large the cards are on which is staked. */
export const newGameStyles = css`
  .places {
    --place: min(14cqw, 9.4cqh);
  }
`;
