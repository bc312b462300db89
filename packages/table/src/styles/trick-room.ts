import {css} from 'lit';

/** The layout of a trick room in boxes of other shapes: large portrait, landscape, low landscape. */
export const trickRoomStyles = css`
  @container table (max-aspect-ratio: 66/100) and (min-width: 700px) {
    .frame,
    .frame:has(> .room > .hand.rows) {
      --med: min(15cqw, 9.6cqh);
      --tw: min(18.8cqw, 11.2cqh);
    }
    .room {
      grid-template:
        'title title title' auto
        'papers papers papers' auto
        '. north .' auto
        'open open open' auto
        'west stage east' minmax(0, 1fr)
        'say say say' auto
        'note note note' auto
        'hand hand hand' auto
        / auto minmax(0, 1fr) auto;
      gap: var(--gap);
    }
    .seats {
      display: contents;
    }
    .seat {
      flex-direction: column;
      text-align: center;
      place-self: center;
      gap: calc(var(--med) * 0.1);
    }
    .seat.at-w,
    .seat.at-nw {
      grid-area: west;
    }
    .seat.at-e,
    .seat.at-ne {
      grid-area: east;
    }
    .seat.at-n {
      grid-area: north;
      flex-direction: row;
      text-align: start;
      gap: 1em;
    }
    .seat:is(.at-nw, .at-ne) {
      align-self: start;
    }
    .seats:has(.at-nw) .seat:is(.at-w, .at-e) {
      align-self: end;
    }
    .seat.at-n {
      --med: min(17cqw, 10.4cqh);
    }
    /* If nobody sits opposite, the others sit in the upper corners with their text beside them, and the trick has the full width. */
    .room:not(:has(.at-n, .at-nw)) .seats {
      grid-area: north / 1 / north / -1;
      display: flex;
      justify-content: space-between;
      --med: min(17cqw, 10.4cqh);
    }
    .seats:not(:has(.at-n, .at-nw)) .seat {
      flex: 0 1 46%;
      flex-direction: row;
      place-self: start;
      text-align: start;
      gap: 0.8em;
    }
    .seats:not(:has(.at-n, .at-nw)) .seat:is(.at-e, .at-ne) {
      flex-direction: row-reverse;
      text-align: end;
    }
    .room:not(:has(.at-n, .at-nw)) .stage {
      grid-column: 1 / -1;
    }
    .plate {
      align-self: stretch;
    }
    .seats:not(:has(.at-n, .at-nw)) .plate,
    .seat.at-n .plate {
      align-self: center;
    }
    /* Beside the seat opposite there is room for marks that are longer than its name. */
    .seat.at-n .plate {
      flex: none;
      min-width: 7em;
    }
    .up,
    .tally {
      padding: 0.5em 0.8em;
    }
    .trick:is(.of2, .of3) {
      --tw: min(23.5cqw, 13cqh);
    }
  }
  @container table (min-aspect-ratio: 115/100) {
    .frame,
    .frame:has(> .room > .hand.rows) {
      --med: max(46px, 12.6cqmin);
      --tw: min(9.4cqw, 16.2cqh);
    }
    .trick:is(.of5, .of6) {
      --tw: min(8.2cqw, 14.2cqh);
    }
    .room {
      grid-template:
        'title north papers' auto
        'west stage east' auto
        'west2 stage east2' auto
        'note stage score' minmax(0, 1fr)
        'note say score' auto
        'hand hand hand' auto
        / minmax(0, 1fr) minmax(0, 1.42fr) minmax(0, 1fr);
      gap: calc(var(--gap) * 0.6) var(--gap);
    }
    .room:has(.open) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr);
    }
    .room:not(:has(.at-n)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.75fr) minmax(0, 1fr);
    }
    .room:not(:has(.at-n)) > :is(.stage, .cover:has(.sheet.on-stage)) {
      grid-row: 1 / span 4;
    }
    .seats,
    .papers {
      display: contents;
    }
    .seat,
    .seats.many .seat {
      flex-direction: row;
      text-align: start;
      gap: 0.7em;
    }
    .seats.many .plate {
      align-self: center;
    }
    .seats:has(> *) .seat:is(.at-e, .at-ne) {
      flex-direction: row-reverse;
      text-align: end;
    }
    /* In the middle there is room for marks beside a short name. */
    .seat.at-n .plate {
      flex: none;
      min-width: 7em;
    }
    .seat:is(.at-nw, .at-n, .at-ne):has(.lying, .before) {
      flex-wrap: nowrap;
    }
    .room:has(.open):has(.sheet.small:not(.on-stage)) .figure {
      display: block;
    }
    .seat.at-n {
      grid-area: north;
      justify-self: center;
      --med: max(46px, 10.4cqmin);
      margin-bottom: 0.5em;
    }
    .seat.at-w {
      grid-area: west;
    }
    .seat.at-e {
      grid-area: east;
    }
    .seat.at-nw {
      grid-area: west;
    }
    .seats:has(.at-nw) .at-w {
      grid-area: west2;
    }
    .seat.at-ne {
      grid-area: east;
    }
    .seats:has(.at-ne) .at-e {
      grid-area: east2;
    }
    .up {
      grid-area: papers;
      place-self: start end;
      padding: 0.4em 0.7em;
    }
    .score {
      grid-area: score;
      align-self: end;
      min-width: 0;
    }
    .score.many {
      flex-direction: column;
      gap: 2px;
    }
    .score.many > * {
      flex: none;
    }
    .score.many .tally {
      grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto;
      padding-block: 0;
    }
    .score.many .tally b {
      grid-area: 1 / 1;
    }
    .score.many .tally strong {
      grid-area: 1 / 3;
      font-size: 1.2em;
    }
    .score.many .tally small {
      grid-area: 1 / 2;
    }
    .docked {
      align-self: end;
      max-height: 100%;
      display: flex;
    }
  }
  /* Of six, two sit one above the other beside one opposite. */
  @container table (min-aspect-ratio: 115/100) and (min-height: 480px) {
    .seats:has(.at-n):has(.at-nw) .seat:not(.at-n) {
      --med: max(42px, 11cqmin);
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .frame,
    .frame:has(> .room > .hand.rows) {
      --med: 46px;
      --tw: min(8.6cqw, 15.6cqh);
    }
    .seat.at-n {
      --med: 42px;
      margin-bottom: 0;
    }
    .status {
      padding: 0.1em 0.9em;
    }
    .say {
      gap: 2px;
    }
    /* A question on the stage needs its full width. */
    /* Beside the stage the height of seats is free: they share no row with anything. */
    .seats:not(:has(.at-nw)) .seat:is(.at-w, .at-e) {
      grid-row: 2 / span 3;
      align-self: start;
    }
    .room:not(:has(.at-nw, .on-stage)) > .cover:has(.sheet.small) {
      margin-top: calc(var(--med) * 1.24 + 4px);
    }
    /* Of five or six, two sit one above the other: their marks stand beside each other. */
    .seats:has(.at-nw) .seat:not(.at-n) {
      --med: 38px;
    }
    .seats:has(.at-nw) .plate > :is(i, .won, .dots) {
      display: inline-block;
      width: auto;
      min-width: 0;
      margin-inline-end: 0.35em;
    }
    /* If nobody sits opposite, the paper lies below those on the right, so that the seats begin at the top. */
    .room:has(.at-nw):not(:has(.at-n)) .up {
      grid-area: score;
      /* The backs at the foot of the seat above it hang below its place. */
      margin-top: 8px;
      padding: 0.3em 0.5em;
      line-height: 1.08;
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .room:has(.on-stage, .open) {
      grid-template-columns: minmax(0, 0.8fr) minmax(0, 2.9fr) minmax(0, 0.9fr) !important;
    }
    .room:has(.on-stage, .open) .seat {
      flex-direction: column !important;
      align-items: flex-start;
      gap: 2px;
    }
    .seat.at-n {
      --med: 36px;
    }
    .room:has(.on-stage, .open) .seat:is(.at-e, .at-ne) {
      align-items: flex-end;
    }
    /* Their marks may be as wide as the column. */
    .room:has(.on-stage, .open) .plate {
      align-self: stretch;
    }
    /* Speech is no wider than the column of the seat, or the ladder would hide its beginning; in two lines it follows the name. */
    .room:has(.on-stage) .seat:is(.at-e, .at-w) .word {
      top: calc(100% + 2px);
      max-width: 15cqw;
    }
    /* Two above each other at either side, with what they have said, are no higher than the stage. */
    .room:has(.on-stage, .open) .seats:has(.at-nw) .seat:not(.at-n) {
      --med: 26px;
    }
    .room:has(.on-stage, .open) .seat.at-n {
      grid-area: title;
      justify-self: start;
    }
    .room.room:has(.on-stage) > :is(.stage, .cover) {
      grid-row: 1 / span 4;
    }
    /* Of players whose place the note takes only the names remain. */
    .room:has(.open):has(.sheet.small:not(.on-stage)) .seat:is(.at-n, .at-w, .at-nw) .figure {
      display: none;
    }
    .room.room:has(.open) > .cover:has(.sheet.small:not(.on-stage)) {
      grid-row: 2 / span 4;
      margin-top: 2.6em;
    }
    .score {
      flex-direction: column;
      gap: 2px;
    }
    .score > * {
      flex: none;
    }
  }
  /* Six round a low table: the gilt rim alone says who has the trick. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 419px) and (max-width: 699px) {
    .room:has(.at-n):has(.at-nw) .caption {
      display: none;
    }
  }
  /* Smaller than any telephone: only the hand, the trick, the prompt and the names are shown. */
  @container table (max-height: 329px) {
    .caption,
    .seat.at-n .figure {
      display: none;
    }
  }
  @container table (max-aspect-ratio: 115/100) and (max-height: 559px) {
    .figure,
    .tally .counters,
    .caption,
    .room:has(.open) .seats,
    .room:has(.sheet.small:not(.on-stage)) .papers {
      display: none;
    }
    .cover:has(.sheet.small:not(.on-stage)) {
      max-height: 15cqh;
    }
  }
`;
