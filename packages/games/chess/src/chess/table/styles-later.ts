import {css} from 'lit';

/** What a chessboard shows only while somebody plays: where a man may go, and the last move. */
export const chessLaterStyles = css`
  .square.last {
    box-shadow: none;
    background: color-mix(in srgb, #c08a1e 62%, var(--light));
  }
  .square.check.last {
    box-shadow: inset 0 0 0 max(3px, 0.06 * var(--u)) #b3261e;
  }
  .square.picked {
    box-shadow: inset 0 0 0 max(3px, 0.06 * var(--u)) #1f5a3c;
  }
  .square.goal > .place {
    box-shadow: none;
  }
  .square.goal > .place::after {
    content: '';
    width: 34%;
    height: 34%;
    border-radius: 50%;
    background: #1f5a3c;
    border: 1px solid #f3e5c6;
  }
  .square.goal .piece:last-of-type {
    box-shadow: none;
  }
  /* A man who may be taken stands in a ring. */
  .square.goal:not(.bare) > .place::after {
    width: 88%;
    height: 88%;
    background: none;
    border: max(3px, 0.07 * var(--u)) solid #1f5a3c;
  }
  .square:hover {
    z-index: 0;
  }
  /* The longest text of a lesson decides, and the list of moves gives way: so the board keeps its size from step to step. */
  @container table (max-aspect-ratio: 62/100) {
    .room > .lesson:not(.offer) {
      min-height: 10.2em;
    }
    .room:has(> .lesson:not(.offer)) .say {
      height: 6.4em;
    }
  }
`;
