import {css} from 'lit';
import {scrollsAlone} from '../styles/scrolling.js';

/** Looks of a lesson: its note, docked where advice lies, what it points at, and the offer of one. */
export const lessonStyles = css`
  .room > .lesson {
    grid-area: note;
    display: block;
    position: relative;
    z-index: 3;
    align-self: end;
    min-width: 0;
    max-height: 40cqh;
    overflow: auto;
    ${scrollsAlone}
    padding: 0.5em 0.8em 0.55em;
    line-height: 1.26;
    color: var(--quinola-paper-ink);
    border-inline-start: max(3px, 0.4cqmin) solid var(--quinola-accent);
    box-shadow: 0 1px 4px #0006;
  }
  /* A reason why a card cannot be played stands in the note itself; advice that is asked for takes its place. */
  .room:has(> .lesson) > .docked,
  .room:has(.sheet.small:not(.on-stage)) > .lesson {
    display: none;
  }
  /* What a sheet covers is read when it is closed. */
  .room:has(.sheet:not(.small)) > :is(.lesson, .finger) {
    visibility: hidden;
  }
  /* The hand has pointed out a card; the card itself says what comes now. */
  .room:has(.hand .chosen) > .finger {
    visibility: hidden;
  }
  /* A fade where more can be scrolled to, in the note and in what is asked beside it. */
  .room > .lesson,
  .room:has(> .lesson) .sheet.on-stage .body {
    background:
      linear-gradient(var(--quinola-paper) 40%, #0000) 0 0 / 100% 24px no-repeat local,
      linear-gradient(#0000, var(--quinola-paper) 60%) 0 100% / 100% 24px no-repeat local,
      linear-gradient(#0004, #0000) 0 0 / 100% 9px no-repeat,
      linear-gradient(#0000, #0004) 0 100% / 100% 9px no-repeat,
      var(--quinola-paper);
  }
  .lesson p + p {
    margin-top: 0.25em;
  }
  .lesson b {
    font-weight: 600;
    color: var(--quinola-accent);
  }
  .lesson header {
    display: flex;
    gap: 0.8em;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 0.2em;
    font-size: var(--xs);
    line-height: 1.2;
  }
  .lesson header b {
    font-weight: 400;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .lesson header span {
    flex: none;
  }
  .lesson .verdict {
    font-style: italic;
  }
  .lesson .source,
  .lesson details {
    font-size: var(--xs);
  }
  .lesson summary {
    cursor: pointer;
  }
  .lesson .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 0.45em;
  }
  /* However long the last words are, what comes after them stays in view. */
  .lesson > .choices {
    position: sticky;
    bottom: -0.55em;
    margin-inline: -0.8em;
    padding: 0.3em 0.8em 0.55em;
    background: var(--quinola-paper);
  }
  /* Where height is short, a single button stands beside the words. */
  @container table (max-aspect-ratio: 115/100) {
    .lesson:has(> .choices > :only-child) {
      display: grid;
      grid-template-columns: 1fr auto;
      column-gap: 0.8em;
    }
    .lesson:has(> .choices > :only-child) > :not(.choices) {
      grid-column: 1;
    }
    .lesson > .choices:has(> :only-child) {
      grid-area: 1 / 2 / span 9;
      align-self: end;
      margin: 0;
      padding: 0;
    }
  }
  .lesson .button {
    color: inherit;
    background: #0000000a;
    cursor: pointer;
  }
  .lesson .button.first,
  .tools .button.forward {
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
  .tools .button.forward {
    border-radius: 3px;
  }
  .tools .button.forward:hover {
    color: var(--quinola-paper);
    filter: brightness(1.12);
  }
  .finger {
    position: absolute;
    top: 0;
    left: 0;
    z-index: 26;
    width: max(30px, 4.2cqmin);
    height: calc(max(30px, 4.2cqmin) * 2.25);
    pointer-events: none;
    filter: drop-shadow(0 1px 2px #000a);
  }
  .finger.below {
    rotate: 180deg;
  }
  .finger[hidden] {
    display: none;
  }
  .finger .skin {
    fill: var(--quinola-paper);
    stroke: var(--quinola-paper-ink);
  }
  .finger .line {
    fill: none;
    stroke: var(--quinola-paper-ink);
    stroke-width: 0.8;
  }
  .finger .cuff {
    fill: var(--quinola-accent);
    stroke: var(--quinola-paper-ink);
  }
  [data-pointed]:not(.card, .pile) {
    outline: 2px solid var(--quinola-gilt);
    outline-offset: 3px;
    border-radius: 3px;
  }
  .card[data-pointed],
  .pile[data-pointed] > .piece:last-of-type,
  .pile[data-pointed] > .place {
    outline: max(2px, 0.35cqmin) solid var(--quinola-lit, #f2c14e);
    outline-offset: 0;
    box-shadow: 0 0 12px 2px var(--quinola-lit, #f2c14e);
  }
  .hand .card[data-pointed] {
    translate: 0 calc(var(--ch) * -0.08);
  }
  @container table (min-aspect-ratio: 115/100) {
    .room > .lesson {
      max-height: 100%;
    }
  }
  /* Room for the hand that points, where there is any to spare. */
  @container table (max-aspect-ratio: 115/100) and (min-height: 620px) {
    .room > .lesson:not(.offer) {
      margin-block-end: 22px;
    }
  }
  /* Above a note on a telephone or a nearly square screen the trick and what is asked keep their room; the note gives way, and the names stay of the others. */
  @container table (max-aspect-ratio: 115/100) and ((max-width: 699px) or (min-aspect-ratio: 67/100)) {
    .room:has(> .lesson):has(> .stage) {
      grid-template-rows: auto auto auto minmax(0, 1fr) auto minmax(2.6em, auto) auto;
    }
    .room:has(> .lesson):has(.trick > .card) {
      /* A card of the trick is at least 40 px wide. */
      grid-template-rows: auto auto auto minmax(96px, 1fr) auto minmax(2.6em, auto) auto;
    }
    .room > .lesson {
      align-self: stretch;
    }
    .room:has(> .lesson:not(.offer)) .caption:empty {
      display: none;
    }
  }
  @container table (max-aspect-ratio: 115/100) and (max-height: 639px) {
    .lesson header {
      float: inline-end;
      margin: 0 0 0 0.8em;
    }
    .room:has(> .lesson:not(.offer)):has(.trick > .card) {
      row-gap: 3px;
      & .seats {
        --med: 36px;
      }
      & .own {
        flex-wrap: nowrap;
      }
      /* The best card is lit, and the note needs the line. */
      & .caption {
        display: none;
      }
      & > .lesson {
        padding-block: 0.3em;
      }
    }
    .lesson header b {
      display: none;
    }
  }
  @container table (max-aspect-ratio: 115/100) and (max-height: 559px) {
    .room > .lesson {
      max-height: 26cqh;
      padding-block: 0.3em;
    }
    .room:has(> .lesson:not(.offer)) .papers {
      display: none;
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    /* The last words have the place of the trick, too: nothing is asked but whether to go on. */
    .room > .lesson:not(.offer):has(> p ~ .choices) {
      grid-column: 1 / 3;
    }
    .room:has(> .lesson:not(.offer) > p ~ .choices) .status {
      visibility: hidden;
    }
    .room > .lesson {
      padding: 0.3em 0.6em;
      font-size: max(var(--xs), 0.95em);
      line-height: 1.2;
    }
  }
  @media (forced-colors: active) {
    .card[data-pointed],
    [data-pointed] {
      outline: 3px solid Highlight;
    }
    .lesson {
      border: 1px solid CanvasText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .finger:not([hidden]) .skin,
    .finger:not([hidden]) .cuff {
      animation: point 1.6s ease-in-out infinite;
    }
    @keyframes point {
      50% {
        translate: 0 -2px;
      }
    }
  }
  @media print {
    .lesson,
    .finger {
      display: none;
    }
  }
  /* Its words begin close below who sits at the left: his speech stands over his silhouette's foot; in low boxes, where they may cover him, above him. */
  @container table (min-aspect-ratio: 115/100) {
    .room:has(> .lesson) .seats .seat.at-w .word {
      top: auto;
      bottom: 0;
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .room:has(> .lesson) .seats .seat.at-w .word {
      bottom: calc(100% + 2px);
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .room:has(> .lesson) .seats .seat.at-w .word {
      bottom: calc(100% - 4px);
    }
  }
`;
