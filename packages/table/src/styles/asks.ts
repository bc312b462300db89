import {css} from 'lit';

/** Questions asked on the table itself: places and open cards on the stage, the button, and hand cards that can be chosen. */
export const askStyles = css`
  .tray {
    display: grid;
    grid-auto-rows: minmax(0, auto);
    place-content: center;
    justify-items: center;
    align-items: center;
    gap: 0.5em;
    width: 100%;
    height: 100%;
    container-type: size;
  }
  /* No cards on the stage: the button stands in the line with the question. */
  .tray:not(:has(> :not(.answers))) {
    align-content: end;
  }
  .tray .row {
    display: grid;
    grid-template-columns: repeat(var(--n), var(--cw));
    justify-content: center;
    gap: 8px;
    /* Sized by the tray (a container), which leaves room for the button. */
    --cw: min(
      20cqw,
      (100cqw - 8px * var(--n)) / var(--n),
      ((100cqh - var(--tap) - 0.6em) / var(--rows) - 8px) / 1.53
    );
  }
  .tray .row > * {
    width: var(--cw);
    height: var(--ch);
    --ch: calc(var(--cw) * 1.53);
  }
  .tray .place {
    border: 1px dashed var(--quinola-gilt);
  }
  .tray button.card {
    cursor: pointer;
  }
  .tray .away {
    filter: brightness(0.72) saturate(0.6);
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 6px 10px;
  }
  .answers .count {
    font-style: italic;
  }
  .answers .button {
    min-height: var(--tap);
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
  /* To choose nothing, where that may be, is not what a table advises. */
  .answers .press:not(.none) {
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
  .picked {
    outline: max(3px, 0.35cqmin) solid var(--quinola-gilt);
    outline-offset: -1px;
  }
  .hand .picked {
    translate: 0 calc(var(--ch) * -0.09);
  }
  .sheet .button.hinted {
    outline: 2px dashed var(--quinola-accent);
    outline-offset: -4px;
  }
  .sheet.on-stage .choices.in-row {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 6px;
  }
  .sheet .choices.in-row .button {
    text-align: center;
  }
  @container table (max-height: 479px) {
    .tray {
      grid-auto-flow: column;
      gap: 1em;
    }
    .tray .row {
      --cw: min(16cqw, (58cqw - 8px * var(--n)) / var(--n), (100cqh / var(--rows) - 8px) / 1.53);
    }
    /* Below the number that is chosen, as many side by side as stand beside what is shown. */
    .tray .answers {
      max-width: 15em;
    }
    .tray .answers .count {
      flex: 1 0 100%;
      text-align: center;
    }
  }
  /* Too small to show it: screen readers still hear how many are chosen. */
  @container table (max-height: 339px) {
    .answers .count {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container table (max-aspect-ratio: 115/100) and (max-height: 559px) {
    /* One row: long words break within their buttons. */
    .tray .answers {
      flex-wrap: nowrap;
    }
    .answers .count {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (forced-colors: active) {
    .picked {
      outline-color: Highlight;
    }
  }
`;
