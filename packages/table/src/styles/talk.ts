import {css} from 'lit';

/** What is said at the table and answered: a talk on the stage, and the answers at the line of the turn. */
export const talkStyles = css`
  .talk {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 0.5em;
    width: min(100%, 26em);
    max-height: 100%;
    overflow: hidden;
  }
  .talk li {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .talk .own-words {
    flex-direction: row-reverse;
  }
  .talk .saying {
    padding: 0.25em 0.9em;
    quotes: none;
    font-style: italic;
    line-height: 1.25;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-block: 1px solid var(--quinola-gilt);
    box-shadow: 0 1px 3px #0006;
  }
  .talk .own-words .saying {
    background: color-mix(in srgb, var(--quinola-gilt) 45%, var(--quinola-paper));
  }
  .speaker {
    flex: none;
    width: 1.9em;
    height: 2.36em;
  }
  .speaker svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .talk b {
    font-weight: 400;
    color: var(--quinola-lit, #f2c14e);
  }
  .talk .shown {
    display: flex;
    --cw: 2.2em;
    --ch: calc(var(--cw) * 1.53);
  }
  .talk .shown .card + .card {
    margin-inline-start: calc(var(--cw) * -0.45);
  }
  .answers.respond {
    grid-column: 1 / -1;
    min-height: var(--tap);
    font-size: 1.06em;
  }
  .answers.respond .button {
    padding-inline: 1.1em;
  }
  .answers.respond .first {
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
  .answers.respond.large {
    flex-wrap: nowrap;
  }
  .answers.respond.large .button {
    flex: 1 1 0;
    max-width: 9.5em;
    min-height: max(56px, 7.8cqmin);
    font-size: 1.25em;
  }
  .answers .button.hinted {
    outline: 2px dashed var(--quinola-gilt);
    outline-offset: 2px;
  }
  @container table (max-height: 479px) {
    .answers.respond.large .button {
      min-height: 48px;
    }
  }
`;
