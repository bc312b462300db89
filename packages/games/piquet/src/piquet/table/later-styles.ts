import {css} from 'lit';

/**
 * The way to thirty, point by point, with a mark where a count is. The talon, which is shown while cards are exchanged: five cards lie
 * crosswise over three. Where it is low, less of the talk is shown.
 */
export const piquetLaterStyles = css`
  .way {
    --step: calc((100% - 1px) / 30);
    position: relative;
    margin-inline: 0.4em;
    color: var(--quinola-gilt);
    background:
      linear-gradient(currentcolor 0 0) 0 45% / 100% 2px,
      repeating-linear-gradient(90deg, currentcolor 0 1px, #0000 1px var(--step)) 0 75% / 100% 30%,
      repeating-linear-gradient(90deg, currentcolor 0 1px, #0000 1px calc(5 * var(--step))) 0 100% / 100% 60%;
    background-repeat: no-repeat;
  }
  .way::before {
    content: '';
    position: absolute;
    inset: 0 auto auto calc(100% * var(--at));
    border: 0.36em solid #0000;
    border-block: 0.45em solid var(--quinola-accent);
    border-block-end-width: 0;
    translate: -50%;
  }
  .way::after {
    content: '';
    position: absolute;
    inset: 0.12em -0.25em auto auto;
    width: 0.5em;
    aspect-ratio: 1;
    border-radius: 50%;
    background: currentcolor;
  }
  .talon {
    --cw: clamp(2.6rem, min(28cqh, 24cqw), 10rem);
    position: relative;
    width: calc(var(--cw) * 1.7);
    height: calc(var(--cw) * 1.55);
    margin-inline: auto;
  }
  .talon .card {
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--cw);
    height: calc(var(--cw) * 1.53);
  }
  .talon .below {
    translate: calc(var(--cw) * (0.16 + 0.24 * var(--i))) 0;
  }
  .talon .across {
    rotate: 90deg;
    translate: calc(var(--cw) * (0.4 + 0.02 * var(--i))) calc(var(--cw) * (0.02 - 0.02 * var(--i)));
  }
  .talon span {
    position: absolute;
    left: 50%;
    bottom: -0.3em;
    translate: -50% 0;
    padding: 0 0.6em;
    border: 1px solid var(--quinola-gilt);
    border-radius: 1em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    font-size: var(--xs);
    white-space: nowrap;
  }
  .sheet .talk {
    width: auto;
  }
  .sheet .talk li {
    flex-wrap: wrap;
  }
  .sheet .talk b {
    color: inherit;
  }
  .sheet .talk .shown {
    order: 1;
  }
  @container (max-height: 600px) {
    .stage .talk > :nth-last-child(n + 5) {
      display: none;
    }
  }
  @container (max-height: 420px) {
    .stage .talk > :nth-last-child(n + 3),
    .room:has(.answers.respond) .talk > :nth-last-child(n + 2) {
      display: none;
    }
  }
`;
