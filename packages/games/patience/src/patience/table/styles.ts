import {css} from 'lit';

/** What only patiences show with the first cards: places of packets, and how often the cards may be laid out again. */
export const patienceStyles = css`
  .packet .place {
    border-style: dashed;
  }
  .progress .face {
    display: inline-block;
    width: 0.8em;
    height: 1.2em;
    margin-inline-start: 0.3em;
    vertical-align: -0.25em;
    background: var(--quinola-paper);
  }
  /* Where there is no room for the words the small backs say it. */
  @container table (max-width: 379px) or ((max-width: 1099px) and (min-aspect-ratio: 115/100)) {
    .redeals {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
