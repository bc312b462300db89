import {css} from 'lit';

/** The room of New game: two rows of places, as large as both sides of the table allow. */
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
  .layout {
    grid-area: stage;
    align-self: center;
    display: grid;
    gap: 16px;
    justify-items: center;
    --cw: min(19cqw, 20cqh);
    --ch: calc(var(--cw) * 1.53);
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
    grid-area: say;
    min-height: 1.6em;
    text-align: center;
  }
`;
