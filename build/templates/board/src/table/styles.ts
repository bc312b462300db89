import {css} from 'lit';

/** The room of New game: a board of nine fields, as large as both sides of the table allow. */
export const newGameStyles = css`
  .room {
    grid-template:
      'title' auto
      'stage' minmax(0, 1fr)
      'say' auto
      'note' auto
      / minmax(0, 1fr);
    justify-items: center;
  }
  .room > .title {
    justify-self: stretch;
  }
  .board {
    grid-area: stage;
    align-self: center;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 4px;
    width: min(76cqw, 60cqh);
  }
  .field {
    aspect-ratio: 1;
    border: 0;
    font-size: min(12cqw, 10cqh);
    line-height: 1;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
  .status {
    grid-area: say;
    min-height: 1.6em;
    text-align: center;
  }
`;
