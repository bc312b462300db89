import {css} from 'lit';

/** Sheets of paper that lie over the room: panels, dialogues, settlements. Fetched with the first of them. */
export const panelStyles = css`
  .cover {
    position: absolute;
    inset: 0;
    z-index: 30;
    pointer-events: none;
  }
  .sheet {
    position: absolute;
    inset: 0;
    margin: auto;
    width: fit-content;
    height: fit-content;
    min-width: min(100%, 300px);
    max-width: min(100%, 44em);
    max-height: 100%;
    display: flex;
    flex-direction: column;
    pointer-events: auto;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow:
      0 0 0 1px #0004,
      0 4px 18px #0008;
    font-size: max(1em, 15px);
  }
  /* Docked: it takes its height from the stage, and covers nothing. */
  .cover:has(.sheet.small) {
    position: relative;
    inset: auto;
    grid-area: note;
    display: grid;
    align-items: end;
    min-height: 0;
    max-height: 46cqh;
  }
  .room:has(.sheet.small:not(.on-stage)) > .docked,
  .room:has(.sheet.on-stage) > .docked > .note {
    display: none;
  }
  .sheet.small {
    position: relative;
    inset: auto;
    margin: auto 0 0;
    width: 100%;
    min-width: 0;
    min-height: 0;
    max-width: none;
    border-inline-start: max(3px, 0.4cqmin) solid var(--quinola-accent);
    font-size: 1em;
  }
  .sheet.small header {
    padding: 0.3em 0.7em 0;
  }
  /* A note runs on after its name, as few lines as can be: the trick needs the room. */
  .sheet.small:not(.own) {
    display: block;
    min-height: 44px;
    overflow: auto;
    overscroll-behavior: contain;
    line-height: 1.24;
  }
  .sheet.small:not(.own) header {
    float: left;
    padding: 0.3em 0.4em 0 0.7em;
  }
  .sheet.small:not(.own) .body {
    overflow: visible;
    overflow-wrap: normal;
    padding: 0.4em 2.4em 0.4em 0.7em;
  }
  .sheet.small:not(.own) .body > p {
    display: inline;
    margin-inline-end: 0.25em;
  }
  .sheet.small:not(.own) .body > .source {
    font-size: var(--xs);
    opacity: 0.8;
  }
  .sheet.small:not(.own) footer {
    padding-top: 0;
  }
  .sheet.small header .button {
    position: absolute;
    top: 0;
    right: 0;
    width: 44px;
    min-height: 44px;
    padding: 0.2em 0.5em;
    display: grid;
    place-items: start end;
    font-size: 1.15em;
    line-height: 1;
    border: 0;
    background: none;
  }
  .sheet.small header b {
    font-size: 1.08em;
  }
  .sheet.small .body {
    padding: 0 0.7em 0.4em;
  }
  .sheet.small .body p {
    margin-bottom: 0.25em;
  }
  .sheet.small footer {
    padding: 0.3em 0.6em 0.5em;
  }
  /* A ladder of bids lies where the trick will lie. */
  .cover:has(.sheet.on-stage) {
    grid-area: stage;
    max-height: none;
    align-items: center;
  }
  .sheet.on-stage {
    border-inline-start: 0;
    max-width: 36em;
    max-height: 100%;
    margin: auto;
  }
  .sheet.on-stage .choices {
    gap: 3px;
  }
  .sheet.on-stage footer {
    padding-block: 0 0.4em;
  }
  @container table (max-height: 760px) {
    /* The line below says the same. */
    .sheet.asks header {
      display: none;
    }
    .sheet.asks .body {
      padding-top: 0.4em;
    }
  }
  @container table (max-height: 479px) and (min-width: 480px) {
    .sheet.on-stage .choices {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .sheet.asks .body > p:not(.no),
    .sheet.small .source {
      display: none !important;
    }
    .sheet.small {
      font-size: max(var(--xs), 0.95em);
    }
    .sheet.on-stage .body {
      padding: 0.3em 0.6em;
    }
  }
  @container table (min-aspect-ratio: 115/100) {
    .cover:has(.sheet.small) {
      max-height: none;
    }
  }
  .sheet header,
  .sheet footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 8px 8px 8px 14px;
  }
  .sheet header b {
    flex: 1;
    font-weight: 500;
    font-size: 1.12em;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
    color: var(--quinola-accent);
  }
  .sheet footer {
    justify-content: flex-end;
    padding: 8px;
  }
  .sheet .body {
    overflow: auto;
    overscroll-behavior: contain;
    padding: 3px 14px 8px;
    touch-action: pan-y;
  }
  .sheet .body p {
    margin: 0 0 8px;
  }
  .sheet .button {
    color: inherit;
    background: #0000000a;
    min-height: 40px;
  }
  @media (pointer: coarse) {
    .sheet .button {
      min-height: 44px;
    }
  }
  .sheet .button.first {
    color: var(--quinola-paper);
    background: var(--quinola-accent);
  }
  .sheet .choices {
    display: flex;
    flex-direction: column;
    gap: 6px;
    align-items: stretch;
  }
  .sheet .choices .button {
    text-align: start;
  }
  .sheet .group {
    margin: 8px 0 6px;
    font-size: 1em;
    font-weight: 500;
    color: var(--quinola-accent);
  }
  .sheet table {
    border-collapse: collapse;
    margin: 0 0 10px;
    min-width: 100%;
  }
  .sheet caption {
    text-align: start;
    font-variant-caps: small-caps;
    padding: 4px 0;
  }
  .sheet th,
  .sheet td {
    padding: 3px 10px 3px 0;
    text-align: start;
    font-weight: 400;
    border-bottom: 1px solid #0002;
    vertical-align: top;
  }
  .sheet thead th {
    font-variant-caps: small-caps;
    font-size: 15px;
  }
  .sheet .num {
    text-align: end;
  }
  .sheet small,
  .sheet .source {
    font-size: 14px;
    font-style: italic;
  }
  .sheet .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0 0 8px;
    --cw: 56px;
    --ch: 86px;
  }
  .sheet figure {
    margin: 0;
    text-align: center;
    font-size: 14px;
  }
  .sheet button.card {
    cursor: pointer;
  }
  .sheet .won .card {
    box-shadow: 0 0 0 2px var(--quinola-gilt);
  }
  .sheet .laid {
    width: min(130px, 22cqi);
    margin-inline-start: auto;
  }
  .diagram {
    display: grid;
    grid-template:
      '. n .' auto
      'w . e' auto
      '. s .' auto
      / 1fr 1fr 1fr;
    gap: 4px 10px;
    font-size: 15px;
    margin-bottom: 10px;
  }
  .diagram b {
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .diagram .body p,
  .diagram p {
    margin: 0 !important;
    white-space: nowrap;
  }
  .h0 {
    grid-area: s;
  }
  .h1 {
    grid-area: w;
  }
  .h2 {
    grid-area: n;
  }
  .h3 {
    grid-area: e;
  }
  @container table (max-width: 519px) {
    .diagram {
      grid-template:
        'n e' auto
        'w s' auto
        / 1fr 1fr;
    }
    .sheet th,
    .sheet td {
      padding-inline-end: 3px;
      font-size: 15px;
    }
    .sheet thead .num {
      font-size: 13px;
    }
  }
  /* Four names find room in a row. */
  @container table (max-width: 359px) {
    .sheet .body {
      padding-inline: 10px;
    }
    .sheet th,
    .sheet td {
      font-size: 14px;
    }
    .sheet thead .num {
      font-size: 12px;
    }
  }
  .printed {
    display: none;
  }
  /* On paper a sheet stands for the room, but for one that only asks beside the cards, or has nothing but buttons and fields. */
  @media print {
    .cover:has(.sheet:not(.small), .printed):not(:has(.choices, label ~ label)) {
      display: block !important;
      --quinola-paper: #fff;
      --quinola-paper-ink: #000;
    }
    .room:has(> .cover :is(.sheet:not(.small), .printed)):not(:has(> .cover :is(.choices, label ~ label)))
      > :not(.cover),
    .cover .button,
    .sheet label,
    .sheet footer {
      display: none !important;
    }
    .cover .sheet {
      position: static;
      max-width: none;
      max-height: none;
      box-shadow: none;
      --quinola-paper: #fff;
      --quinola-paper-ink: #000;
    }
    .sheet .body {
      overflow: visible;
    }
    .printed {
      display: block;
      break-inside: avoid;
    }
  }
  .sheet abbr {
    text-decoration: underline dotted;
    cursor: help;
  }
`;
