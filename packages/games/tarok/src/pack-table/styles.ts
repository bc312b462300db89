import {css} from 'lit';

/** What only tables on 78 cards have before the first card: the three places of the Skat. */
export const packStyles = css`
  .tray {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.6em;
    min-height: 0;
    --cw: min(var(--tw), 14cqh);
  }
  .three {
    display: flex;
    gap: 8px;
  }
  .three > * {
    width: var(--cw);
    height: var(--ch);
    --ch: calc(var(--cw) * 1.53);
  }
  .three > i {
    border: 1px dashed var(--quinola-gilt);
  }
  .press {
    min-height: var(--tap);
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
`;
