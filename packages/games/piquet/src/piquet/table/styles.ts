import {css} from 'lit';

/** What only this room has: the counts of both, with the place of their way to thirty. */
export const piquetStyles = css`
  .score.both {
    flex: 1 1 100%;
  }
  .way {
    display: block;
    height: 0.8em;
  }
`;
