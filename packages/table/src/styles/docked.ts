import {css} from 'lit';
import {scrollsAlone} from './scrolling.js';

/** Sheets that cover no cards: advice, notes and questions docked below the stage, a ladder of bids on it. */
export const dockedStyles = css`
  /* Docked: the stage gives up the height that the sheet needs, so that nothing is covered. */
  .cover:has(.sheet.small) {
    position: relative;
    inset: auto;
    grid-area: note;
    display: grid;
    /* In WebKit the maximum height of a sheet counts only within a row of definite height. */
    grid-template-rows: minmax(0, 1fr);
    align-items: end;
    min-height: 0;
    max-height: 46cqh;
  }
  .room:has(.sheet.small:not(.on-stage)) > .docked,
  .room:has(.sheet.on-stage) > .docked > .note {
    display: none;
  }
  .sheet.small {
    position: relative;
    inset: auto;
    margin: auto 0 0;
    width: 100%;
    min-width: 0;
    min-height: 0;
    max-width: none;
    border-inline-start: max(3px, 0.4cqmin) solid var(--quinola-accent);
    font-size: 1em;
  }
  .sheet.small header {
    padding: 0.3em 0.7em 0;
  }
  /* The text of a note follows its title on the same line, because the trick needs the height. */
  .sheet.small:not(.own) {
    display: block;
    min-height: 44px;
    overflow: auto;
    ${scrollsAlone}
    line-height: 1.24;
  }
  .sheet.small:not(.own) header {
    float: left;
    padding: 0.3em 0.4em 0 0.7em;
  }
  .sheet.small:not(.own) .body {
    overflow: visible;
    overflow-wrap: normal;
    padding: 0.4em 2.4em 0.4em 0.7em;
  }
  .sheet.small:not(.own) .body > p {
    display: inline;
    margin-inline-end: 0.25em;
  }
  .sheet.small:not(.own) .body > .source {
    font-size: var(--xs);
    opacity: 0.8;
  }
  .sheet.small:not(.own) footer {
    padding-top: 0;
  }
  .sheet.small header .button {
    position: absolute;
    top: 0;
    right: 0;
    width: 44px;
    min-height: 44px;
    padding: 0.2em 0.5em;
    display: grid;
    place-items: start end;
    font-size: 1.15em;
    line-height: 1;
    border: 0;
    background: none;
  }
  .sheet.small header b {
    font-size: 1.08em;
  }
  .sheet.small .body {
    padding: 0 0.7em 0.4em;
  }
  .sheet.small .body p {
    margin-bottom: 0.25em;
  }
  .sheet.small footer {
    padding: 0.3em 0.6em 0.5em;
  }
  /* A ladder of bids takes the place of the trick. */
  .cover:has(.sheet.on-stage) {
    grid-area: stage;
    max-height: none;
    align-items: center;
  }
  .sheet.on-stage {
    border-inline-start: 0;
    max-width: 36em;
    max-height: 100%;
    margin: auto;
  }
  .sheet.on-stage .choices {
    gap: 3px;
  }
  .sheet.on-stage footer {
    padding-block: 0 0.4em;
  }
  @container table (max-height: 760px) {
    /* Hidden, because the line below says the same. */
    .sheet.asks header {
      display: none;
    }
    .sheet.asks .body {
      padding-top: 0.4em;
    }
  }
  @container table (max-height: 479px) and (min-width: 480px) {
    .sheet.on-stage .choices {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .sheet.asks .body > p:not(.no),
    .sheet.small .source {
      display: none !important;
    }
    .sheet.small {
      font-size: max(var(--xs), 0.95em);
    }
    .sheet.on-stage .body {
      padding: 0.3em 0.6em;
    }
  }
  @container table (min-aspect-ratio: 115/100) {
    .cover:has(.sheet.small) {
      max-height: none;
    }
  }
  /* Beside the note of a lesson, or the offer of one, what is asked keeps its room. */
  @container table (max-height: 760px) {
    /* The line below says the same. */
    .room:has(> .lesson) .sheet.asks .body > p:not(.no) {
      display: none;
    }
  }
  @container table (max-aspect-ratio: 115/100) and (max-height: 639px) {
    .room:has(> .lesson):has(.sheet.on-stage) .figure {
      display: none;
    }
  }
`;
