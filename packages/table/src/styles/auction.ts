import {css} from 'lit';
import {scrollsAlone, showsMore} from './scrolling.js';

/**
 * The auction: a ladder of bids on the stage, the highest on top. A ladder higher than the stage scrolls by itself and starts at its
 * low end, so that the lowest lawful bid is in view without a script.
 */
export const auctionStyles = css`
  .sheet.auction {
    width: min(100%, 40em);
    max-width: none;
    max-height: 100%;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
  }
  .auction .question {
    margin: 0;
    padding: 0.45em 0.7em 0.35em;
    line-height: 1.25;
  }
  .ladder {
    grid-row: 2;
    min-height: 0;
    overflow: hidden auto;
    ${scrollsAlone}
    display: flex;
    flex-direction: column-reverse;
    border-block: 1px solid #0003;
    ${showsMore}
  }
  .ladder > * {
    flex: none;
  }
  .rungs {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .rungs > li {
    grid-area: var(--row) / 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    border-bottom: 1px solid #0002;
  }
  .rung {
    position: relative;
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    margin: 0;
    padding: 0;
    text-align: start;
    min-width: 0;
    min-height: 44px;
  }
  button.rung {
    cursor: pointer;
  }
  button.rung:not([aria-disabled='true']):hover {
    background: #0000000d;
  }
  .rung:focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 6px #000;
  }
  .seen {
    height: 100%;
    min-width: 0;
  }
  .alone > .seen {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) fit-content(48%);
    align-items: center;
    padding: 0.15em 0.7em;
    line-height: 1.15;
  }
  .rung b,
  .game b,
  .outbid b {
    font-weight: 400;
    font-size: 1.06em;
  }
  .auction small {
    font-size: var(--xs);
    font-style: normal;
    opacity: 0.95;
  }
  .game .name small,
  .alone .name small {
    display: block;
  }
  .mark {
    display: grid;
    place-items: center;
    color: var(--quinola-accent);
  }
  .auction .icon {
    width: 1.3em;
    height: 1.3em;
    color: var(--quinola-accent);
  }
  .holder {
    width: 1.7em;
    height: 2.1em;
    display: grid;
    place-items: center;
    line-height: 1;
  }
  .holder > svg {
    width: 100%;
    height: 100%;
  }
  .mark:empty,
  .bare {
    display: none;
  }
  .alone .name {
    grid-column: 2;
  }
  .mark:not(:empty) {
    margin-inline-end: 0.5em;
  }
  .pays {
    grid-column: 3;
    padding-inline-start: 0.5em;
    text-align: end;
  }
  .pays.sum {
    white-space: nowrap;
  }
  /* A row with the same game in several grades or suits. */
  .rungs > .game {
    grid-template-columns: minmax(0, 1fr) minmax(calc(44px * var(--cells)), 58%);
    align-items: center;
    gap: 0 0.4em;
    padding-inline-start: 0.7em;
    line-height: 1.12;
  }
  .game .name {
    overflow-wrap: anywhere;
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(var(--cells), minmax(0, 1fr));
    height: 100%;
  }
  .rung.cell {
    border-inline-start: 1px solid #0002;
  }
  .cell > .seen {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    align-content: center;
    gap: 0 0.35em;
    padding: 2px;
    text-align: center;
    line-height: 1.1;
  }
  .cell .sign {
    width: 1.15em;
    height: 1.15em;
  }
  .cell .holder {
    width: 1.2em;
    height: 1.5em;
  }
  .rung.held {
    background: color-mix(in srgb, var(--quinola-gilt) 38%, var(--quinola-paper));
  }
  .rung.advised {
    box-shadow: inset max(4px, 0.4cqmin) 0 0 var(--quinola-accent);
  }
  .rung.advised:focus-visible {
    box-shadow:
      inset max(8px, 0.6cqmin) 0 0 var(--quinola-accent),
      inset 0 0 0 6px #000;
  }
  .rung.barred,
  .rung.outbid,
  .outbid {
    background: #00000012;
    color: color-mix(in srgb, var(--quinola-paper-ink) 84%, var(--quinola-paper));
  }
  .rung.barred {
    cursor: default;
  }
  .outbid summary {
    padding: 0.25em 0.7em;
    min-height: 30px;
    line-height: 1.35;
    cursor: pointer;
  }
  .outbid li {
    display: flex;
    justify-content: space-between;
    gap: 0.5em;
    padding: 0.1em 0.7em 0.2em 1.6em;
  }
  .outbid ul {
    display: flex;
    flex-direction: column-reverse;
  }
  @media (pointer: coarse) {
    .outbid summary {
      padding-block: calc((44px - 1.35em) / 2);
    }
  }
  .sheet.auction footer {
    grid-row: 4;
    justify-content: center;
    padding: 0.4em 0.5em;
  }
  .auction footer .button {
    min-width: 6em;
    min-height: var(--tap);
  }
  /* A tariff card: prices under the heads of their columns; the chosen one has a red rim, and is explained at the foot. */
  .tariff .rungs > .game,
  .tariff .heads {
    grid-template-columns: minmax(0, 1fr) minmax(216px, 66%);
    gap: 0;
  }
  .tariff .name {
    hyphens: auto;
  }
  .tariff .cells {
    grid-column: 2;
    grid-template-columns: var(--columns);
  }
  .tariff .heads {
    position: sticky;
    top: 0;
    z-index: 1;
    display: grid;
    align-items: center;
    padding: 0.1em 0 0.1em 0.7em;
    font-size: var(--xs);
    text-align: center;
    background: var(--quinola-paper);
    border-bottom: 1px solid #0003;
  }
  .tariff .cell small {
    line-height: 1.05;
  }
  .tariff .cell.picked {
    box-shadow: inset 0 0 0 3px var(--quinola-accent);
  }
  .sheet.auction .about {
    grid-row: 3;
    margin: 0;
    padding: 0.3em 0.7em 0;
    min-height: 2.7em;
    line-height: 1.2;
    font-style: italic;
    text-align: center;
  }
  .few .question {
    text-align: center;
  }
  /* The best of few games is on top, and in view at first. */
  .few .ladder {
    flex-direction: column;
    /* The place of two, while games are looked for and where there are none: the sheet moves little when they come. */
    min-height: min(7em, 25cqh);
  }
  /* The ladder needs the space: the question is for screen readers only. */
  @container table (max-height: 760px) {
    .auction.grades:not(.few) .question {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container table (max-height: 559px) {
    .auction:not(.few) .question {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Low landscape boxes: the pass button stands beside the ladder, which has two columns unless games have grades. */
  @container table (max-height: 479px) and (min-width: 480px) {
    .sheet.auction {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) auto;
      border-block: 0;
    }
    .ladder {
      grid-area: 2 / 1;
      border-block: 0;
    }
    .few .ladder {
      min-height: 20cqh;
    }
    .sheet.auction .about {
      grid-area: 3 / 1;
      min-height: 2.1em;
      padding: 0.1em 0.5em;
      font-size: var(--xs);
    }
    .sheet.auction footer {
      grid-area: 1 / 2 / -1;
      flex-direction: column;
      align-items: stretch;
      max-width: 8em;
      padding: 0.3em;
    }
    .auction footer .button {
      min-width: 4.4em;
    }
    .sheet.tariff footer {
      max-width: 6.2em;
    }
    .tariff .name :is(b, small) {
      font-size: var(--xs);
    }
    .auction:not(.grades) .rungs {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .auction:not(.grades) .rungs > li {
      grid-area: var(--half) / var(--side);
    }
    .auction:not(.grades) .rungs > li:only-child {
      grid-column: 1 / -1;
    }
    .auction:not(.grades) .rungs > li + li {
      border-inline-start: 1px solid #0001;
    }
    .auction:not(.grades) .each {
      display: none;
    }
    .auction:not(.grades) .bare {
      display: inline;
    }
  }
  @media (forced-colors: active) {
    .rung {
      border-block: 1px solid CanvasText;
    }
    .rung.held,
    .rung.advised {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
