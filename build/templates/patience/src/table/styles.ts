import {css} from 'lit';

/** The room of New game: two rows of places. */
export const newGameStyles = css`
  .room {
    display: grid;
    gap: 16px;
    justify-items: center;
  }
  .piles {
    display: flex;
    gap: 10px;
  }
  .pile {
    width: var(--cw);
    height: var(--ch);
    padding: 0;
    border: 0;
    position: relative;
  }
  .pile.empty {
    border: 1px dashed var(--quinola-gilt);
    background: none;
  }
  .status {
    min-height: 36px;
    text-align: center;
  }
`;
