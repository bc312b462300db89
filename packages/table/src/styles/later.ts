import {css} from 'lit';

/** Styles that the first cards do not need: courts, notes, focus, messages, moving cards; forced colours, print, reduced motion. */
export const laterStyles = css`
  :host {
    --quinola-ochre: #cc9a3c;
    --quinola-green: #5f7a56;
    --quinola-grey: #a5a294;
    --quinola-flesh: #f0d6b5;
  }
  .ochre {
    color: var(--quinola-ochre);
  }
  .green {
    color: var(--quinola-green);
  }
  .grey {
    color: var(--quinola-grey);
  }
  .flesh {
    color: var(--quinola-flesh);
  }
  .q {
    /* No double tap enlarges; on a page that is enlarged, fingers move it in both directions. */
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* A mouse that is drawn over cards and names selects none of them. */
  .frame {
    -webkit-user-select: none;
    user-select: none;
  }
  :host(:not([kiosk])) :is(.sheet, .lesson, .message, p.note) {
    -webkit-user-select: text;
    user-select: text;
  }
  .sheet button {
    -webkit-user-select: none;
    user-select: none;
  }
  /* Browsers give controls a spacing of their own. */
  .q :is(button, input, select, textarea) {
    letter-spacing: inherit;
    word-spacing: inherit;
  }
  .button,
  .hand .card {
    cursor: pointer;
  }
  .button[disabled],
  .hand .away {
    cursor: default;
  }
  .button:hover {
    border-color: var(--quinola-gilt);
  }
  /* Gilt alone is for lines and marks: small words in it would be too faint. */
  .tools .button:hover {
    color: color-mix(in srgb, var(--quinola-gilt), var(--quinola-ink));
  }
  /* A bright ring between two dark ones, so that one of them contrasts with any cloth or paper. */
  :focus-visible:where(:not(.room, .sheet)) {
    outline: 3px solid var(--quinola-focus, #f2c14e);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #000;
  }
  .room:focus,
  .sheet:focus {
    outline: none;
  }
  .hand .card {
    transition:
      translate 0.15s,
      filter 0.15s;
  }
  .hand .chosen,
  .hand .hinted {
    translate: 0 calc(var(--ch) * -0.08);
  }
  .chosen {
    outline: 2px solid var(--quinola-gilt);
  }
  .hinted {
    outline: 2px dashed var(--quinola-gilt);
    outline-offset: 1px;
  }
  .hand li:has(.chosen),
  .hand li:has(:focus-visible) {
    z-index: 9;
  }
  /* The hint to tap a second time stands on the card itself, which is above all others; the space beside it may be taken by a note. */
  .again {
    position: absolute;
    inset: auto 0 calc(var(--ch) * 0.22);
    padding: 2px;
    text-align: center;
    font-size: max(13px, 0.9em);
    font-weight: 400;
    line-height: 1.1;
    color: var(--quinola-paper);
    background: var(--quinola-accent);
    box-shadow: 0 1px 4px #0008;
    pointer-events: none;
  }
  /* One finger drags it, two enlarge the page. */
  .hand .card:not(.away) {
    touch-action: pinch-zoom;
  }
  .hand li:has(.held, .magnified) {
    z-index: 30;
  }
  .hand .card.held {
    cursor: grabbing;
    transition: none;
    scale: 1.06;
    box-shadow: 0 8px 18px #000a;
  }
  /* Shifted up, so that the finger does not cover it. */
  .hand .card.magnified {
    translate: 0 calc(var(--ch) * -0.55);
    scale: 1.5;
    transform-origin: 50% 100%;
    transition: none;
  }
  .trick.aimed {
    outline: 2px dashed var(--quinola-gilt);
    outline-offset: 4px;
  }
  p.note {
    padding: 0.45em 0.7em;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-inline-start: max(3px, 0.4cqmin) solid var(--quinola-accent);
    box-shadow: 0 1px 4px #0006;
  }
  .screen {
    min-width: 36px;
    min-height: 36px;
    margin-block: -8px;
    margin-inline-start: 0.4em;
    padding: 0;
    color: inherit;
    background: none;
    border: 0;
    font: inherit;
    font-size: 0.7em;
    vertical-align: middle;
    opacity: 0.75;
    cursor: pointer;
  }
  .screen:hover {
    opacity: 1;
  }
  :host([data-fills]) {
    position: fixed !important;
    inset: 0 !important;
    z-index: 2147483647 !important;
    width: auto !important;
    height: auto !important;
    max-width: none !important;
    max-height: none !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
  }
  .status b {
    font-weight: 400;
    color: var(--quinola-lit, #f2c14e);
  }
  .air .card {
    position: absolute;
  }
  @media (hover: hover) {
    .hand .card:not(.away):hover {
      translate: 0 -8px;
    }
  }
  @media (forced-colors: active) {
    .q {
      forced-color-adjust: auto;
      background: Canvas;
      color: CanvasText;
    }
    .card,
    .tally,
    .sheet {
      outline: 1px solid CanvasText;
    }
    .turn,
    .trick .best,
    .hand .chosen,
    .hand .hinted {
      outline: 3px solid Highlight;
    }
    .q :focus-visible {
      outline: 3px solid Highlight;
    }
    /* A card is a picture: it keeps its own colours, by which suits are told apart. */
    .card {
      forced-color-adjust: none;
    }
    .sign .suit {
      color: CanvasText;
    }
  }
  @media print {
    /* In print a table is as high as its content, whatever height it has on the screen. */
    :host {
      overflow: visible;
      height: auto !important;
      max-height: none !important;
    }
    .q.q {
      color: #000;
      background: none;
      overflow: visible;
      container-type: inline-size;
      min-height: 0;
    }
    .room > .cover {
      position: static;
    }
    .frame {
      position: relative;
      --own-width: 62px;
      --quinola-card-width: 62px;
      border: 0;
    }
    .trick {
      container-type: normal;
      width: 220px;
      height: 160px;
    }
    .trick .card {
      --cw: 62px;
    }
    .frame::before,
    .yours,
    .button,
    .tools,
    .menu,
    .status,
    .backs,
    .air,
    .vh,
    .cover,
    .message {
      display: none !important;
    }
    .card,
    .tally {
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
    /* No transitions: a print would show their first frame. */
    .hand .card {
      filter: none;
      transition: none;
    }
    .docked {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .hand .card {
      transition: none;
    }
  }
`;
