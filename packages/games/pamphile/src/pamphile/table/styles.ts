import {css} from 'lit';

/** What only this room has: talon and turned card, who plays and who passes, the points of all on one paper, the fan of a mucha. */
export const pamphileStyles = css`
  .trumps {
    flex: 1 1 55%;
  }
  .score.points {
    flex: 1 1 45%;
    flex-direction: row;
    gap: 0.6em;
    justify-content: space-evenly;
    padding: 0.2em 0.5em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 1px 3px #0006;
  }
  .points p {
    flex: 0 1 auto;
    display: grid;
    align-content: center;
    min-width: 0;
    text-align: center;
  }
  .points b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 400;
    font-size: var(--xs);
    font-style: italic;
    overflow-wrap: normal;
  }
  /* Of more than three, where there is little room, initials stand for the names; of six everywhere. */
  .points .initial,
  .points:has(> :nth-child(6)) .name {
    display: none;
  }
  .points:has(> :nth-child(6)) .initial {
    display: block;
  }
  @container table (max-aspect-ratio: 150/100) {
    .points:has(> :nth-child(5)) .initial {
      display: block;
    }
    .points:has(> :nth-child(5)) .name {
      display: none;
    }
  }
  @container table (max-aspect-ratio: 115/100) or (max-height: 479px) {
    .crowd .initial {
      display: block;
    }
    .crowd .name {
      display: none;
    }
  }
  .points strong {
    font-weight: 400;
    font-size: 1.25em;
    line-height: 1.1;
  }
  /* The pamfil has a frame of its own wherever it lies. */
  [data-card='JC']::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 2px double var(--quinola-gilt);
    pointer-events: none;
  }
  .tray .talon {
    --tw: min(26cqw, (100cqh - var(--tap) - 1em) / 1.4);
  }
  /* Upright the buttons below it may take two rows, and a note half of the stage. */
  @container table (max-aspect-ratio: 115/100) and (min-height: 560px) {
    .tray .talon {
      --tw: clamp(36px, (100cqh - 2 * var(--tap) - 2em) / 1.4, 26cqw);
    }
  }
  /* Six round a low table: the paper, with the line of the trumps alone, stands for the talon too. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .room:has(.at-n):has(.at-nw) :is(.trumps span, .tray .talon) {
      display: none;
    }
    .room:has(.at-n):has(.at-nw) .tray .answers {
      max-width: none;
    }
    .up.trumps {
      padding: 0.3em 0.5em;
      line-height: 1.08;
    }
  }
  /* Who plays has a gilt tick at his oval, who passes a grey dash, and his oval is grey. */
  .said {
    display: grid;
    place-items: center;
    width: 1.3em;
    height: 1.3em;
    border-radius: 50%;
    font-style: normal;
    line-height: 1;
    border: 2px solid var(--quinola-gilt);
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
  .said.passes {
    border-color: #5b615c;
    color: #fff;
    background: #5b615c;
  }
  .seat > .said {
    position: absolute;
    top: -0.2em;
    left: calc(var(--med) * 0.78);
  }
  .seats.many > .seat > .said {
    left: calc(50% + var(--med) * 0.28);
  }
  .own > .said {
    display: inline-grid;
  }
  .seat:has(.passes) .figure {
    filter: grayscale(1) brightness(0.8);
  }
  @container table (min-aspect-ratio: 115/100) {
    .seats.many > .seat > .said {
      left: calc(var(--med) * 0.78);
    }
    .seats > .seat:is(.at-e, .at-ne) > .said {
      left: auto;
      right: calc(var(--med) * -0.1);
    }
    .points {
      justify-self: end;
    }
  }
  /* In tall rooms in which nobody sits opposite, who sits at the right is turned round. */
  @container table (max-aspect-ratio: 66/100) and (min-width: 700px) {
    .seats:not(:has(.at-n, .at-nw)) > .seat:is(.at-e, .at-ne) > .said {
      left: auto;
      right: calc(var(--med) * -0.1);
    }
  }
  .mucha {
    display: grid;
    place-items: center;
    gap: 0.6em;
  }
  .mucha b {
    padding: 0.1em 1.6em;
    font-size: 1.5em;
    font-weight: 400;
    font-style: italic;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    clip-path: polygon(0 0, 100% 0, calc(100% - 0.6em) 50%, 100% 100%, 0 100%, 0.6em 50%);
  }
  .mucha p {
    --cw: min(var(--tw), 18cqw);
    --ch: calc(var(--cw) * 1.53);
    display: flex;
    justify-content: center;
  }
  .mucha .card {
    position: relative;
    width: var(--cw);
    height: var(--ch);
    margin-inline: calc(var(--cw) * -0.22);
    transform-origin: 50% 130%;
    rotate: calc(var(--i) * 9deg);
  }
`;
