import {css} from 'lit';

/** The lower part of a trick-taking table: the result of a trick, the prompt, the visitor's own place, and notes. */
export const trickSayStyles = css`
  .say {
    grid-area: say;
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) auto minmax(min-content, 1fr);
    align-items: center;
    gap: calc(var(--gap) * 0.6) 4px;
    min-width: 0;
    text-align: center;
    position: relative;
  }
  .caption {
    grid-column: 1 / -1;
    justify-self: center;
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-height: 1.25em;
    font-style: italic;
    font-size: 1.06em;
    line-height: 1.2;
  }
  .caption:not(:empty)::before,
  .caption:not(:empty)::after {
    content: '';
    flex: 0 1000 auto;
    width: 1.6em;
    height: 1px;
    background: var(--quinola-gilt);
  }
  .status {
    grid-column: 2;
    justify-self: center;
    min-width: 0;
    padding: 0.22em 0.95em;
    border: 1px solid #0000;
    border-radius: 1.2em;
    background: var(--quinola-button, #0003);
    font-size: 1.06em;
    line-height: 1.3;
  }
  .status.none {
    visibility: hidden;
  }
  .kept-answers {
    grid-column: 1 / -1;
    min-height: var(--tap);
  }
  .status.mine {
    border-color: var(--quinola-gilt);
  }
  .say .own {
    grid-column: 3;
    justify-self: end;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 0 0.5em;
    font-size: var(--xs);
    line-height: 1.1;
  }
  .say .own b {
    font-weight: 400;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-width: min(8em, 18cqw);
  }
  /* A kiosk's large words need more lines than one. */
  @container table (max-width: 559px) {
    :host([kiosk]) .say {
      min-height: 5em;
    }
  }
  .docked {
    grid-area: note;
    min-width: 0;
    min-height: 0;
  }
  .docked:empty {
    display: none;
  }
`;
