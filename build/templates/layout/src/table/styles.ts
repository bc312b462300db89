import {css} from 'lit';

/** Styles of this room only: the stones before the names of the players. */
export const newGameStyles = css`
  .progress span {
    margin-inline: 0.4em;
    white-space: nowrap;
  }
  .progress svg {
    width: 1.5em;
    margin-inline-end: 0.2em;
    vertical-align: middle;
  }
`;
