import {css} from 'lit';

/** What only this room has: a paper for each player, above the others. */
export const newGameStyles = css`
  .room {
    grid-template:
      'score score score' auto
      'left top right' auto
      'trick trick trick' auto
      'status status status' auto
      'hand hand hand' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  .score {
    justify-content: center;
  }
`;
