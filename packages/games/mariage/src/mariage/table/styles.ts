import {css} from 'lit';

/** What only this room has: the talon with the turned card, and the way of both sides to 131. */
export const mariageStyles = css`
  .trumps b {
    white-space: nowrap;
  }
  .score.both {
    flex: 1 1 auto;
  }
  /* Of a pair both names are read whole. */
  .both.pairs b {
    line-height: 1;
    white-space: normal;
  }
  /* What the points are made of has room for two lines, so that nothing moves when it needs the second. */
  .both small {
    overflow: hidden;
    text-overflow: ellipsis;
    min-height: 2.3em;
    white-space: normal;
  }
  /* The way to 131: a rule with a knob at its end, marked at fifty and a hundred, and a red pointer. */
  .way {
    --knob: 0.55em;
    display: block;
    position: relative;
    height: 0.85em;
    margin: 0.1em 0.35em 0 0.2em;
    background:
      linear-gradient(var(--quinola-gilt) 0 0) 0 0.55em / 100% 1.5px no-repeat,
      linear-gradient(var(--quinola-gilt) 0 0) 38.2% 100% / 1.5px 0.35em no-repeat,
      linear-gradient(var(--quinola-gilt) 0 0) 76.3% 100% / 1.5px 0.35em no-repeat,
      linear-gradient(var(--quinola-gilt) 0 0) 0 100% / 1.5px 0.35em no-repeat;
  }
  .way::after {
    content: '';
    position: absolute;
    right: calc(var(--knob) / -2);
    top: calc(0.55em - var(--knob) / 2);
    width: var(--knob);
    height: var(--knob);
    border: 1px solid currentcolor;
    border-radius: 50%;
    background: var(--quinola-gilt);
  }
  .way::before {
    content: '';
    position: absolute;
    z-index: 1;
    left: calc(var(--at) * 100% - 0.3em);
    top: 0;
    border: 0.32em solid transparent;
    border-top: 0.55em solid #a5281e;
    border-bottom: 0;
  }
  /* Talon and trick side by side. */
  .stage .with-talon {
    --tw: min(19cqw, 12.4cqh);
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    width: min(100%, 30em);
    height: 100%;
    min-width: 0;
    min-height: 0;
  }
  .with-talon .trick {
    --wide: 2.1;
    justify-self: center;
  }
  .with-talon .at-n {
    --x: -0.3;
    --y: -0.1;
  }
  .with-talon .at-s {
    --x: 0.3;
    --y: 0.16;
  }
  .talon {
    --talon-shift: 0;
  }
  @container table (min-aspect-ratio: 115/100) {
    .both small {
      min-height: 0;
    }
    .stage .with-talon {
      --tw: min(9.4cqw, 16.2cqh);
    }
    .score.both {
      flex-direction: column;
    }
  }
  /* The shown half of a marriage takes no height from the trick. */
  .seat .before .card {
    --cw: calc(var(--fs) * 2.7);
    --ch: calc(var(--cw) * 1.53);
    width: var(--cw);
    height: var(--ch);
  }
  @container table (max-aspect-ratio: 115/100) {
    /* At the left, so that what is said has room beside what is shown. */
    .seats .seat.at-n:only-child {
      margin-inline: 0.4em auto;
    }
    .seats .seat.at-n:only-child .word {
      max-width: 36cqw;
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    /* At the left, away from the paper of the trumps. */
    .seats .seat.at-n .word {
      inset: 0 calc(100% + 0.6em) auto auto;
      max-width: 20cqw;
    }
    .stage .with-talon {
      --tw: min(8.6cqw, 15.6cqh);
    }
  }
`;
