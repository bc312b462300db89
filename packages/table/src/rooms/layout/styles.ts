import {css} from 'lit';

const unbound = css`
  .board {
    min-height: 130cqw;
  }
  .room .say {
    height: auto;
    min-height: 46px;
  }
  .q .cover:has(.sheet.small) {
    max-height: none;
  }
`;

/**
 * A room of piles or squares: the layout, the line that says what can be done, and any note. A layout is measured in
 * its own unit, which depends on the space left: whatever the size, only `--u` changes.
 */
export const layoutStyles = css`
  .room {
    grid-template:
      'title' auto
      'board' minmax(0, 1fr)
      'note' auto
      'say' auto
      / minmax(0, 1fr);
    gap: 0;
  }
  .board {
    grid-area: board;
    position: relative;
    min-width: 0;
    min-height: 0;
  }
  .layout {
    position: absolute;
    inset: 0;
    margin: auto;
    width: calc(var(--w) * var(--u));
    height: calc(var(--h) * var(--u));
  }
  .pile {
    --cw: calc(var(--pw, 0.915) * var(--u));
    --ch: calc(var(--ph, 1.4) * var(--u));
    position: absolute;
    left: calc(var(--x) * var(--u) - var(--cw) / 2);
    top: calc(var(--y) * var(--u) - var(--ch) / 2);
    width: var(--cw);
    height: var(--ch);
    padding: 0;
    border: 0;
    font: inherit;
    color: inherit;
    background: none;
    rotate: var(--r);
    touch-action: manipulation;
  }
  .pile .piece {
    position: absolute;
    left: calc(var(--dx, 0) * var(--u));
    top: calc(var(--dy, 0) * var(--u));
  }
  /* What is no card has neither paper nor edge. */
  .man {
    display: block;
    width: var(--cw);
    height: var(--ch);
  }
  .square {
    background: color-mix(in srgb, var(--quinola-paper) 22%, transparent);
  }
  .square.dark {
    background: color-mix(in srgb, #000 26%, transparent);
  }
  .square > .place {
    border: 0;
    border-radius: 0;
  }
  .place {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font-style: normal;
    font-size: max(12px, 0.42 * var(--u));
    opacity: 0.85;
    border: 1px solid color-mix(in srgb, currentColor 70%, transparent);
    border-radius: 2px;
  }
  .face.small text {
    font-size: 100px;
    fill: var(--suit, var(--quinola-black));
  }
  .count {
    position: absolute;
    right: -4px;
    bottom: -4px;
    min-width: 1.5em;
    padding: 0 3px;
    font-size: 12px;
    line-height: 1.4;
    font-weight: 500;
    text-align: center;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border: 1px solid var(--quinola-gilt);
    border-radius: 9px;
  }
  .say {
    grid-area: say;
    display: grid;
    grid-template: 'status actions' auto 'progress actions' auto / minmax(0, 1fr) auto;
    align-content: center;
    justify-items: center;
    column-gap: var(--gap);
    height: max(46px, 3.5em);
    margin-top: var(--gap);
    line-height: 1.2;
    text-align: center;
  }
  .status {
    grid-area: status;
    align-self: end;
    max-width: 100%;
    font-size: 1.06em;
  }
  .progress {
    grid-area: progress;
    font-size: var(--xs);
    opacity: 0.9;
  }
  .actions {
    grid-area: actions;
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .actions .button {
    padding: 4px 8px;
  }
  .button.first {
    border-color: var(--quinola-gilt);
  }
  /* The focus has a ring of its own. */
  .button.first:not(:focus-visible) {
    box-shadow: 0 0 0 1px var(--quinola-gilt);
  }
  .tools .button.first {
    box-shadow: none;
    color: var(--quinola-lit, #f2c14e);
  }
  /* Lying: title and words in one line below the cards; a note stands left of them. */
  @container table (min-aspect-ratio: 115/100) {
    .room {
      grid-template:
        'note board board' minmax(0, 1fr)
        'title title say' auto
        / var(--note, 0) auto minmax(0, 1fr);
    }
    .room:has(.sheet.small, > .lesson) {
      --note: clamp(190px, 26cqw, 22em);
    }
    .room:has(.sheet.small, > .lesson) .board:not(.beside) {
      margin-inline-start: var(--gap);
    }
    .title {
      align-self: center;
      margin-top: var(--gap);
    }
    .say {
      grid-template: 'status actions progress' auto / minmax(0, 1fr) auto auto;
      align-items: center;
      height: max(36px, 2.5em);
    }
    .status {
      align-self: center;
      padding: 0.16em 0.95em;
      border: 1px solid #0000;
      border-radius: 1.2em;
      background: var(--quinola-button, #0003);
    }
    .status.mine {
      border-color: var(--quinola-gilt);
    }
    .status.none {
      visibility: hidden;
    }
    /* Beside the cards, where these lie in a round. */
    .room:has(> .beside) {
      grid-template:
        'title board' auto
        'note board' minmax(0, 1fr)
        'say board' auto
        / max(150px, 20cqw) minmax(0, 1fr);
      column-gap: var(--gap);
    }
    .room:has(> .beside):has(.sheet.small) {
      grid-template-columns: clamp(190px, 26cqw, 22em) minmax(0, 1fr);
    }
    .beside ~ .say {
      grid-template: 'progress' auto 'actions' auto 'status' auto / minmax(0, 1fr);
      row-gap: var(--gap);
      height: auto;
      margin: 0;
    }
    .beside ~ .say .actions {
      flex-wrap: wrap;
      justify-content: center;
    }
    .beside ~ .say .status {
      min-height: 3.6em;
      display: grid;
      align-content: center;
    }
  }
  /* A kiosk's title bears its languages: it has a line of its own. */
  @container table (min-aspect-ratio: 115/100) {
    :host([kiosk]) .room:not(:has(> .beside)) {
      grid-template:
        'title title title' auto
        'note board board' minmax(0, 1fr)
        'say say say' auto
        / var(--note, 0) auto minmax(0, 1fr);
    }
  }
  /* A telephone that lies has no title. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .room:not(:has(> .beside)) {
      grid-template-areas: 'note board board' 'say say say';
    }
  }
  @media (pointer: coarse) {
    @container table (min-aspect-ratio: 115/100) {
      .board:not(.beside) ~ .say {
        height: max(44px, 2.5em);
      }
    }
  }
  /* Where the table is as high as all of it needs, the cards keep their room beside notes and large words. */
  @media (max-height: 319px) {
    @container host (max-width: 399px) {
      ${unbound}
    }
  }
  @container host (max-width: 279px) {
    ${unbound}
  }
`;
