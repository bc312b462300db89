import {css} from 'lit';

/** What is seen only once play goes on: notes, words, messages, cards in the air; forced colours, print, little motion. */
export const laterStyles = css`
  .hand .note {
    left: clamp(0px, calc(50% - 95px + (var(--i) - (var(--n) - 1) / 2) * var(--s)), calc(100% - 190px));
    width: 190px;
    z-index: 20;
    rotate: none;
    translate: 0 calc(-1 * var(--ch) - 18px);
    pointer-events: none;
  }
  @container (max-width: 519px) {
    .hand.many .note {
      bottom: calc(var(--ch) * 0.6);
    }
  }
  .note span {
    display: block;
    padding: 6px 10px;
    text-align: center;
    font-size: 15px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-bottom: 3px solid var(--quinola-accent);
    box-shadow: 0 2px 8px #0007;
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
  .dots i:nth-child(2) { animation-delay: 0.2s; }
  .dots i:nth-child(3) { animation-delay: 0.4s; }
  @keyframes think { 50% { opacity: 0.2; } }
  .word {
    position: absolute;
    top: 100%;
    z-index: 3;
    width: max-content;
    max-width: 150px;
    padding: 4px 10px;
    font-style: italic;
    font-size: 15px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-radius: 10px;
    box-shadow: 0 1px 4px #0006;
  }
  .message {
    grid-column: 1 / -1;
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 6px 6px 6px 12px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-inline-start: 4px solid var(--quinola-accent);
    font-size: 15px;
  }
  .message .button {
    color: inherit;
    background: none;
  }
  .air {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .air .card {
    position: absolute;
  }
  @container (min-width: 720px) {
    .hand .card:not(.away):hover { translate: 0 -8px; }
  }
  @media (forced-colors: active) {
    .q {
      forced-color-adjust: auto;
      background: Canvas;
      color: CanvasText;
    }
    .card, .tally, .sheet {
      outline: 1px solid CanvasText;
    }
    .turn, .trick .best, .hand .chosen, .hand .hinted {
      outline: 3px solid Highlight;
    }
    .q :focus-visible {
      outline: 3px solid Highlight;
    }
    .face {
      forced-color-adjust: none;
    }
  }
  @media print {
    .q {
      color: #000;
      background: none;
      overflow: visible;
      --cw: 62px;
    }
    .q::before, .q::after, .tools, .menu, .status, .backs, .air, .vh, .cover, .message {
      display: none !important;
    }
    .card, .tally {
      break-inside: avoid;
      box-shadow: none;
      outline: 1px solid #555;
      print-color-adjust: exact;
    }
    .plate {
      background: none;
      box-shadow: none !important;
    }
    .hand {
      display: flex !important;
      flex-wrap: wrap;
      gap: 4px;
      height: auto !important;
    }
    .hand li {
      position: static;
      rotate: none !important;
      translate: none !important;
    }
    .hand .away {
      filter: none;
    }
    .hand .note {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dots i { animation: none; }
    .hand .card { transition: none; }
  }
`;
