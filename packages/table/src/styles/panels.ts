import {css} from 'lit';
import {scrollsAlone, showsMore} from './scrolling.js';
import {dockedStyles} from './docked.js';
import {contentStyles} from './sheet-contents.js';

const sheets = css`
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
    ${scrollsAlone}
    ${showsMore}
    padding: 3px 14px 8px;
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
`;

/** In print a sheet replaces the room, except one that stands beside the cards, or has only buttons and fields. */
const printed = css`
  .printed {
    display: none;
  }
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
`;

/** Sheets of paper that lie over the room: panels, dialogues, settlements. Fetched with the first of them. */
export const panelStyles = [sheets, dockedStyles, contentStyles, printed];
