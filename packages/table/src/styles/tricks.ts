import {css} from 'lit';
import {tightStyles} from './tight.js';
import {trickRoomStyles} from './trick-room.js';

/**
 * The room of games of tricks. Upright it is one column of bands: papers, seats, the trick, what is asked, the hand. Lying it
 * has three columns above the hand: a seat and the note, the trick, a seat and the papers.
 */
const bands = css`
  .frame {
    --med: max(42px, 12cqw);
    --tw: min(21cqw, 12.4cqh);
  }
  .frame:has(.hand.rows) {
    --tw: min(17.8cqw, 10.9cqh);
  }
  .room {
    grid-template:
      'papers' auto
      'seats' auto
      'open' auto
      'stage' minmax(0, 1fr)
      'say' auto
      'note' auto
      'hand' auto
      / minmax(0, 1fr);
    gap: 0;
    row-gap: calc(var(--gap) * 0.8);
  }
  .seats {
    grid-area: seats;
    /* Short names are whole before long ones get more. */
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, auto);
    gap: var(--gap);
    min-width: 0;
  }
  .seat {
    display: flex;
    align-items: center;
    gap: 0.35em;
    min-width: 0;
    position: relative;
  }
  .seats.many .seat {
    flex-direction: column;
    text-align: center;
    gap: calc(var(--med) * 0.1);
  }
  .seats .seat:only-child {
    justify-content: center;
    margin: auto;
  }
  .figure {
    position: relative;
    flex: none;
    width: var(--med);
    height: calc(var(--med) * 1.24);
  }
  .figure > svg {
    display: block;
    width: 100%;
    height: 100%;
    filter: drop-shadow(0 1px 2px #0007);
  }
  .figure.plain {
    border-radius: 50%;
    background: var(--quinola-paper);
    box-shadow: inset 0 0 0 max(2px, 0.4cqmin) var(--quinola-gilt);
  }
  .turn .figure > svg,
  .takes .figure > svg {
    filter: drop-shadow(0 0 max(3px, 0.6cqmin) var(--quinola-focus, #f2c14e));
  }
  .backs {
    position: absolute;
    left: 50%;
    bottom: -7%;
    --cw: calc(var(--med) * 0.24);
    --ch: calc(var(--med) * 0.36);
  }
  /* Too small for a drawing: a net of the ink on paper. */
  .backs .card {
    --net: #0000 38%, var(--b) 50%, #0000 62%;
    position: absolute;
    left: calc(var(--cw) * -0.5);
    bottom: 0;
    transform-origin: 50% 130%;
    rotate: calc(var(--a) * 17deg);
    background:
      linear-gradient(45deg, var(--net)) 0 0 / 4px 4px,
      linear-gradient(-45deg, var(--net)) 0 0 / 4px 4px,
      color-mix(in srgb, var(--b) 38%, var(--quinola-paper));
    border: 1px solid var(--quinola-paper);
    outline: 0.5px solid #0008;
  }
  .plate {
    flex: 1 1 auto;
    min-width: 0;
    line-height: 1.14;
  }
  .plate b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    overflow-wrap: normal;
    font-weight: 400;
    font-size: 1.06em;
  }
  @container table (max-width: 389px) or (max-height: 400px) {
    .plate b {
      font-size: var(--xs);
    }
  }
  /* Names alone say how wide a seat is: nobody moves when a mark comes. */
  .plate > :is(i, .won, .dots) {
    display: block;
    width: 0;
    min-width: 100%;
  }
  .plate i {
    font-size: var(--xs);
    opacity: 0.92;
  }
  .won {
    font-size: var(--xs);
    white-space: nowrap;
  }
  .won > span {
    display: inline-block;
    margin-inline-end: 0.35em;
    width: 1.05em;
    height: 0.9em;
    border: 1px solid var(--quinola-paper);
    background: var(--b);
    box-shadow:
      2px -2px 0 -1px var(--b),
      2px -2px 0 0 var(--quinola-paper);
  }
  .papers {
    grid-area: papers;
    display: flex;
    gap: var(--gap);
    min-width: 0;
    align-items: stretch;
  }
  .up {
    flex: 0 1 auto;
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-width: 0;
    padding: 0.25em 0.55em;
    line-height: 1.15;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 1px 3px #0006;
  }
  .up:empty {
    display: none;
  }
  .score.many .tally {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .score.many .tally b {
    grid-column: 1 / -1;
  }
  .score.many .tally :is(strong, small) {
    grid-area: 2 / 1;
  }
  .score.many .tally small {
    grid-column: 2;
  }
  .score {
    flex: 1 1 0;
    display: flex;
    gap: var(--gap);
    min-width: 0;
  }
  .tally {
    flex: 1 1 0;
    min-width: 0;
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 0.4em;
    padding: 0.2em 0.55em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 1px 3px #0006;
  }
  .tally p {
    display: contents;
  }
  .tally b {
    grid-area: 1 / 1;
    font-weight: 400;
    font-variant-caps: small-caps;
    line-height: 1.1;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: normal;
    text-overflow: ellipsis;
  }
  .tally strong {
    grid-area: 1 / 3;
    font-weight: 400;
    font-size: 1.45em;
    line-height: 1;
  }
  .tally small {
    grid-area: 2 / 1 / auto / -1;
    font-size: var(--xs);
    line-height: 1.15;
  }
  .tally small:empty {
    display: none;
  }
  .stage {
    grid-area: stage;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    min-width: 0;
    min-height: 0;
    position: relative;
  }
  /* As large as the room allows, and no larger than the stage: measured by itself, so that a note may take its height. */
  .trick {
    --wide: 3.2;
    --high: 1.56;
    position: relative;
    width: min(100%, var(--tw) * var(--wide));
    height: min(100%, var(--tw) * 1.53 * var(--high));
    container-type: size;
  }
  .trick.of3 {
    --wide: 2.4;
    --high: 1.4;
  }
  .trick:is(.of5, .of6) {
    --wide: 4.1;
    --high: 1.52;
    --tw: min(20cqw, 12cqh);
  }
  .trick .card,
  .trick .yours {
    --cw: min(100cqw / var(--wide), 100cqh / (1.53 * var(--high)));
    position: absolute;
    left: calc(50% - var(--cw) / 2 + var(--x) * var(--cw));
    top: calc(50% - var(--ch) / 2 + var(--y) * var(--ch));
    --ch: calc(var(--cw) * 1.53);
    rotate: var(--r);
  }
  .yours {
    display: grid;
    place-items: end center;
    width: var(--cw);
    height: var(--ch);
    padding-bottom: 0.4em;
    border: 1px dashed color-mix(in srgb, var(--quinola-gilt) 75%, transparent);
    border-top: 0;
    font-size: var(--xs);
    font-style: italic;
  }
  .at-s {
    --x: 0;
    --y: 0.27;
    --r: -1deg;
  }
  .at-w {
    --x: -1.06;
    --y: 0;
    --r: -4deg;
  }
  .at-n {
    --x: 0;
    --y: -0.27;
    --r: 1deg;
  }
  .at-e {
    --x: 1.06;
    --y: 0;
    --r: 4deg;
  }
  .of3 :is(.at-w, .at-e) {
    --y: -0.17;
  }
  .of3 .at-w {
    --x: -0.66;
  }
  .of3 .at-e {
    --x: 0.66;
  }
  .of3 .at-s {
    --y: 0.17;
  }
  :is(.of5, .of6) .at-w {
    --x: -1.52;
    --y: 0.08;
  }
  :is(.of5, .of6) .at-e {
    --x: 1.52;
    --y: 0.08;
  }
  .at-nw {
    --x: -0.56;
    --y: -0.24;
    --r: -2deg;
  }
  .at-ne {
    --x: 0.56;
    --y: -0.24;
    --r: 2deg;
  }
  .of6 .at-nw {
    --x: -0.9;
  }
  .of6 .at-ne {
    --x: 0.9;
  }
  .room:has(.on-stage) :is(.caption, .trick) {
    display: none;
  }
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
  /* What lies open before those who do not sit at a corner of the stage has a line of its own. */
  .seat:is(.at-nw, .at-n, .at-ne):has(.lying, .before) {
    flex-wrap: wrap;
  }
  /* Where a second hand lies open and a note is read, names do. */
  .room:has(.open):has(.sheet.small:not(.on-stage)) .figure {
    display: none;
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

/** All looks of a trick room that its first hand needs. */
export const trickStyles = [bands, trickRoomStyles, tightStyles];
