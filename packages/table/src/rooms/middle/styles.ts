import {css} from 'lit';
import {trickStyles} from '../../styles/tricks.js';

/** The cards in the middle of a table, in rows that fill the stage, and the buttons that take them. */
const middle = css`
  /* As large as its cards, but not larger than the stage; a container of its own, because a note may take some of its height. */
  .table {
    width: min(100%, var(--mw) * var(--n) + 7px * var(--n));
    height: min(100%, var(--mw) * 1.53 * var(--rows) + 9px * var(--rows) + 14px);
    container-type: size;
    /* Set outside: inside the container the type would be sized by it. */
    font-size: var(--xs);
  }
  .middle {
    --cw: min(
      (100cqw - 8px - 7px * (var(--n) - 1)) / var(--n),
      (100cqh - 20px - 9px * (var(--rows) - 1)) / (1.53 * var(--rows))
    );
    --ch: calc(var(--cw) * 1.53);
    display: grid;
    grid-template: repeat(var(--rows), var(--ch)) / repeat(var(--n), var(--cw));
    place-content: center;
    gap: 9px 7px;
    height: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .frame {
    --mw: min(19cqw, 11.6cqh);
  }
  .middle .card {
    position: relative;
    display: block;
    width: var(--cw);
    height: var(--ch);
  }
  .middle .card.down {
    overflow: hidden;
  }
  .middle button.card {
    cursor: pointer;
  }
  .middle .away {
    filter: brightness(0.72) saturate(0.6);
    cursor: default;
  }
  /* One rim about the cards of a set that lie side by side. */
  .middle .taken::after {
    --rim: max(3px, 0.4cqmin);
    content: '';
    position: absolute;
    inset: calc(var(--rim) * -1);
    border: var(--rim) solid var(--quinola-gilt);
    box-shadow: 0 0 0.8em -0.1em var(--quinola-gilt);
    pointer-events: none;
  }
  .middle .joins-before::after {
    inset-inline-start: -3.5px;
    border-inline-start: 0;
  }
  .middle .joins-after::after {
    inset-inline-end: -3.5px;
    border-inline-end: 0;
  }
  .middle .tab {
    position: absolute;
    z-index: 1;
    bottom: -0.85em;
    left: 50%;
    translate: -50% 0;
    padding: 0 0.6em;
    border: 1px solid var(--quinola-gilt);
    border-radius: 1em;
    font-weight: 400;
    line-height: 1.45;
    white-space: nowrap;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
  .answers.takes {
    grid-column: 1 / -1;
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 6px 10px;
    min-height: var(--tap);
    font-size: 1.06em;
  }
  .answers.takes .button {
    min-height: var(--tap);
    padding-inline: 1.1em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
  .answers.takes .first {
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
  @container table (min-aspect-ratio: 115/100) {
    .frame {
      --mw: min(8.6cqw, 16cqh);
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .answers.takes .button {
      padding-block: 0;
    }
    .room:has(.middle) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr) minmax(0, 1fr);
    }
    /* The cards have the height of the room: who sits opposite sits beside them. */
    .room:has(.middle) > .stage {
      grid-row: 1 / span 4;
    }
    .room:has(.middle) .seat.at-n {
      grid-area: title;
      place-self: start;
    }
    .room:has(.middle) .seats:has(.at-n) .seat.at-w {
      margin-top: 6px;
    }
  }
  @media (forced-colors: active) {
    .middle .taken::after {
      border-color: Highlight;
    }
  }
`;

/** Styles of a room with cards in the middle: its seats, papers and prompt are those of a room of tricks. */
export const middleStyles = [...trickStyles, middle];
