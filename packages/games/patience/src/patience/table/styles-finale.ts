import {css} from 'lit';

/** A patience that has come out: all its cards in a wheel on the felt, the text below or, in landscape, beside it. */
export const finaleStyles = css`
  .finale.sheet {
    inset: 0;
    margin: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    display: grid;
    grid-template: 'wheel' minmax(0, 1fr) 'words' auto / minmax(0, 1fr);
    gap: var(--gap);
    color: var(--quinola-ink);
    background: none;
    box-shadow: none;
  }
  .room:has(.finale) > :not(.cover) {
    visibility: hidden;
  }
  /* The wheel is as large as the words leave room. */
  .wheel-room {
    grid-area: wheel;
    container-type: size;
    display: grid;
    place-items: center;
    min-width: 0;
    min-height: 0;
  }
  .wheel {
    --wheel: min(100cqw, 100cqh);
    --cw: calc(var(--wheel) * 0.15);
    --ch: calc(var(--cw) * 1.53);
    position: relative;
    width: var(--wheel);
    height: var(--wheel);
  }
  .wheel .card {
    position: absolute;
    left: calc(50% - var(--cw) / 2);
    top: 0;
    transform-origin: 50% calc(var(--wheel) / 2);
    rotate: calc(var(--i) / var(--n) * 1turn);
    box-shadow: 0 0 0 0.5px #0008;
  }
  .lady {
    position: absolute;
    inset: 0;
    margin: auto;
    width: calc(var(--wheel) * 0.37);
    height: calc(var(--wheel) * 0.459);
  }
  .lady svg {
    display: block;
    width: 100%;
    height: 100%;
    filter: drop-shadow(0 1px 3px #0008);
  }
  .finale .words {
    grid-area: words;
    place-self: center;
    text-align: center;
    line-height: 1.25;
  }
  .finale h2 {
    margin: 0;
    font: inherit;
    font-size: 1.9em;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
    line-height: 1.1;
  }
  .finale .came {
    margin-bottom: 0.4em;
    font-size: 1.35em;
    color: var(--quinola-lit, #f2c14e);
  }
  .finale footer {
    justify-content: center;
    gap: 6px;
    padding: 0.6em 0 0.4em;
  }
  .finale footer .button {
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-color: var(--quinola-gilt);
  }
  .finale footer .button.first {
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
  .finale .button {
    white-space: nowrap;
  }
  .finale .shut {
    position: absolute;
    top: 0;
    right: 0;
    padding: 4px;
    display: grid;
    place-items: center;
    color: inherit;
    background: none;
    border-color: #0000;
  }
  .finale .fared {
    font-size: var(--xs);
    font-style: italic;
  }
  @container table (min-aspect-ratio: 115/100) {
    .finale.sheet {
      grid-template: 'wheel words' minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
    }
  }
  @container table (min-width: 700px) and (min-height: 480px) {
    .finale .words {
      font-size: 1.15em;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .wheel .card {
      animation: unfold 1.1s cubic-bezier(0.3, 0.1, 0.2, 1) backwards;
    }
    .lady,
    .finale .words {
      animation: appear 0.7s 0.5s backwards;
    }
  }
  .finale.at-once :is(.card, .lady, .words) {
    animation: none;
  }
  @keyframes unfold {
    from {
      rotate: 0turn;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media print {
    .finale.sheet {
      color: #000;
      background: none;
    }
    .wheel-room {
      container-type: normal;
    }
    .wheel {
      --wheel: 140mm;
    }
  }
`;
