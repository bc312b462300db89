import {css} from 'lit';

/** The players at a trick-taking table: portraits, cards held and won, names. */
export const trickSeatStyles = css`
  .seats {
    grid-area: seats;
    /* Space goes to short names first; only long ones are shortened. */
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
  /* Too small for a drawing: a simple net in the ink of the back. */
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
  /* Marks below a name may be as wide as the seat. */
  .seats.many .plate {
    align-self: stretch;
  }
  .plate b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    overflow-wrap: normal;
    font-weight: 400;
    font-size: 1.06em;
  }
  .seats.many .plate b {
    overflow-wrap: anywhere;
  }
  @container table (max-width: 389px) or (max-height: 400px) {
    .plate b {
      font-size: var(--xs);
    }
  }
  /* Only names set the width of a seat, so that nothing moves when a mark appears. */
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
  /* The open cards of players who do not sit in a corner of the stage have a line of their own. */
  .seat:is(.at-nw, .at-n, .at-ne):has(.lying, .before) {
    flex-wrap: wrap;
  }
  /* With a second open hand and a note there is room for names only. */
  .room:has(.open):has(.sheet.small:not(.on-stage)) .figure {
    display: none;
  }
`;
