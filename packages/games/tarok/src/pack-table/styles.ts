import {css} from 'lit';

/** What only tables on 78 cards have before the first card: the three places of the Skat. */
export const packStyles = css`
  .tray {
    display: grid;
    place-content: center;
    justify-items: center;
    align-items: center;
    gap: 0.5em;
    width: 100%;
    height: 100%;
    container-type: size;
  }
  .three {
    display: flex;
    gap: 8px;
    /* Measured by the tray, which leaves room for the button. */
    --cw: min(20cqw, (100cqh - var(--tap) - 0.6em) / 1.53);
  }
  @container table (min-aspect-ratio: 115/100) {
    .score {
      flex-direction: column;
      gap: 2px;
    }
    .score > * {
      flex: none;
    }
  }
  @container table (max-height: 479px) {
    .tray {
      grid-auto-flow: column;
    }
    .three {
      --cw: min(16cqw, 100cqh / 1.53);
    }
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
