import {css} from 'lit';

/**
 * Where furniture stands. It only uses space that the room leaves free: in portrait the lower corners of the stage beside the
 * trick, in large portrait boxes the strip below it, in landscape the place of the note. What does not fit there, or would lie
 * under a note, is not shown.
 */
export const furnitureStyles = css`
  .furniture {
    grid-area: stage;
    contain: size;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    pointer-events: none;
  }
  .furniture > div {
    height: 100%;
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 1em;
  }
  .piece {
    /* The width that the trick, in the middle of the stage, leaves free on either side. */
    width: max(0px, (100% - var(--tw) * 3.4) / 2);
    height: 56%;
    container: piece / size;
    line-height: 1.15;
  }
  .piece > div {
    /* One unit of the drawings: about 0.6 px on a table 720 px wide, less where there is less room. */
    --u: min(0.037em, 100cqh / 240, 100cqw / 264);
    display: none;
    box-sizing: border-box;
    height: 100%;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
    gap: 0.3em;
    padding-bottom: 0.3em;
    text-align: center;
  }
  /* The caption below it (two lines and slips) is never cut off: the drawing shrinks instead. */
  .piece > div:has(p) {
    --u: max(0px, min(0.037em, (100cqh - 4.6em) / 148, 100cqw / 264));
  }
  @container piece (min-width: 96px) and (min-height: 96px) {
    .piece > div {
      display: flex;
    }
  }
  .piece svg {
    display: block;
    flex: none;
    width: calc(var(--u) * var(--w));
    height: calc(var(--u) * var(--h));
    filter: drop-shadow(0 1px 2px #0008);
  }
  .piece span {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    margin-top: 0.2em;
    justify-content: center;
  }
  .piece i {
    padding: 0 0.4em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 1px 2px #0006;
    font-style: normal;
    rotate: -2deg;
  }
  .piece i:nth-child(2n) {
    rotate: 2deg;
  }
  .room:has(.open, .of5, .of6, .on-stage, .sheet:not(.small)) .furniture,
  .room:not(:has(.stage .trick)) .furniture {
    display: none;
  }
  @container table (max-aspect-ratio: 66/100) and (min-width: 700px) {
    .furniture {
      align-self: end;
      /* The height that the trick leaves free below it. */
      height: max(0px, (100% - var(--tw) * 1.53 * 1.6) / 2 - var(--gap) * 2);
    }
    .piece {
      width: auto;
      flex: 1 1 0;
      height: 100%;
    }
    .piece > div,
    .piece > div:has(p) {
      --u: max(0px, min(0.05em, (100cqh - 4.6em) / 148, 100cqw / 264));
    }
  }
  @container table (min-aspect-ratio: 115/100) {
    .furniture {
      grid-area: note;
    }
    .furniture > div {
      gap: 0.4em;
    }
    .piece {
      width: auto;
      flex: 1 1 0;
      height: 100%;
    }
    .room:has(.docked > .note, .sheet.small) .furniture {
      display: none;
    }
  }
  @media print {
    .furniture {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .furniture {
      display: none;
    }
  }
`;
