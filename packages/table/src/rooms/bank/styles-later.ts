import {css} from 'lit';

/** Styles of a bank room that its first cards do not need: stakes that are laid, corners that are bent, coins on their way. */
export const bankLaterStyles = css`
  .answers.staking {
    gap: 4px 8px;
  }
  .answers.staking .turn {
    min-width: var(--tap);
    padding: 0 0.4em;
  }
  .answers.staking .turn[aria-pressed='true'] {
    box-shadow: inset 0 -3px 0 var(--quinola-accent);
  }
  .answers.staking .button {
    min-height: var(--tap);
  }
  .answers.staking .first {
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
  .amount {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .amount .step {
    min-width: var(--tap);
    padding: 0;
    font-size: 1.3em;
    line-height: 1;
  }
  .amount > b {
    display: flex;
    align-items: center;
    gap: 0.3em;
    min-width: 3.4em;
    min-height: var(--tap);
    justify-content: center;
    font-weight: 400;
    font-size: 1.2em;
    cursor: grab;
    touch-action: pinch-zoom;
  }
  .places button {
    cursor: pointer;
  }
  .places button.away {
    cursor: default;
  }
  .places [data-staked='own'] {
    touch-action: pinch-zoom;
    cursor: grab;
  }
  .places .aimed {
    outline: 2px dashed var(--quinola-gilt);
    outline-offset: 3px;
  }
  .places .hinted {
    outline: 2px dashed var(--quinola-gilt);
    outline-offset: 1px;
  }
  .places .tab {
    position: absolute;
    z-index: 2;
    bottom: -0.7em;
    left: 50%;
    translate: -50% 0;
    padding: 0 0.6em;
    border: 1px solid var(--quinola-gilt);
    border-radius: 1em;
    font-weight: 400;
    font-size: var(--xs);
    line-height: 1.35;
    white-space: nowrap;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
  .held-stake {
    position: absolute;
    left: 0;
    top: 0;
    margin: -0.8em 0 0 -1em;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  .flying {
    position: absolute;
    left: -0.8em;
    top: -0.35em;
    width: 1.6em;
    height: 0.7em;
    border: 1px solid #6d5427;
    border-radius: 50%;
    background: #d9b65c;
    box-shadow: 0 2px 0 #b18f3c;
  }
  /* A folded triangle of paper, clockwise from the upper right; below it the cloth is seen. */
  .corner {
    --c: 26%;
    position: absolute;
    width: var(--c);
    aspect-ratio: 1;
    top: -1px;
    right: -1px;
    background: linear-gradient(225deg, var(--quinola-felt) 50%, #d8c69a 50%);
    filter: drop-shadow(-1px 1px 1px #0007);
  }
  .corner.of1 {
    inset: auto -1px -1px auto;
    rotate: 90deg;
  }
  .corner.of2 {
    inset: auto auto -1px -1px;
    rotate: 180deg;
  }
  .corner.of3 {
    inset: -1px auto auto -1px;
    rotate: 270deg;
  }
  /* The corner that may be bent next: it folds as far as it is dragged. */
  .bend {
    position: absolute;
    top: -1px;
    right: -1px;
    width: max(min(var(--tap), 70%), 30%);
    aspect-ratio: 1;
    padding: 0;
    border: 0;
    background: none;
    cursor: grab;
    touch-action: pinch-zoom;
    z-index: 2;
  }
  .bend::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: calc(34% + 60% * var(--folded, 0));
    aspect-ratio: 1;
    background: linear-gradient(225deg, var(--quinola-felt) 50%, #d8c69a 50%);
    filter: drop-shadow(-1px 1px 1px #0007);
    animation: beckon 1.6s ease-in-out infinite alternate;
  }
  .bend[style]::before {
    animation: none;
  }
  .bend.of1 {
    inset: auto -1px -1px auto;
    rotate: 90deg;
  }
  .bend.of2 {
    inset: auto auto -1px -1px;
    rotate: 180deg;
  }
  .bend.of3 {
    inset: -1px auto auto -1px;
    rotate: 270deg;
  }
  @keyframes beckon {
    from {
      width: 22%;
    }
  }
  .dots i {
    display: inline-block;
    width: 4px;
    height: 4px;
    margin-inline-start: 3px;
    border-radius: 2px;
    background: currentColor;
    animation: think 1.2s infinite;
  }
  @keyframes think {
    50% {
      opacity: 0.2;
    }
  }
  .word {
    position: absolute;
    top: 0;
    left: 20%;
    z-index: 8;
    width: max-content;
    max-width: min(60cqw, 16em);
    padding: 0.2em 0.75em;
    font-style: italic;
    line-height: 1.2;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-block: 1px solid var(--quinola-gilt);
    box-shadow: 0 1px 3px #0007;
  }
  @media (prefers-reduced-motion: reduce) {
    .bend::before,
    .dots i {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .places .lit,
    .places .picked {
      outline-color: Highlight;
    }
  }
`;
