import {css} from 'lit';

/** The room of New game: a board of nine fields. */
export const newGameStyles = css`
  .room {
    display: grid;
    gap: 16px;
    justify-items: center;
  }
  .board {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 4px;
    width: min(100%, 320px);
  }
  .field {
    aspect-ratio: 1;
    border: 0;
    font-size: 40px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
  .status {
    min-height: 36px;
    text-align: center;
  }
`;
