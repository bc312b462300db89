import {css} from 'lit';

/**
 * The order of the cards, for games in which it is unusual: shown on the table if there is room where notes stand, otherwise
 * opened from the menu.
 */
export const orderStyles = css`
  .strip {
    display: none;
    padding: 0.35em 0.6em;
    font-size: var(--xs);
    line-height: 1.3;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    box-shadow: 0 1px 3px #0006;
  }
  .strip p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.42em;
  }
  .strip p + p {
    margin-top: 0.1em;
    border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent);
  }
  .strip p > span {
    flex: none;
    min-width: 2.4em;
    font-variant-caps: small-caps;
    white-space: nowrap;
  }
  .strip i {
    font-style: normal;
    font-variant-numeric: lining-nums;
  }
  .strip .matador,
  .strip .turned {
    color: var(--quinola-accent);
  }
  .strip .matador {
    font-weight: 700;
  }
  .strip .held,
  .order .held {
    font-weight: 700;
    text-decoration: underline;
  }
  .order span {
    display: inline-block;
    min-width: 24px;
    white-space: nowrap;
  }
  .order th {
    white-space: nowrap;
  }
  .order sub {
    font-size: 12px;
    opacity: 0.8;
  }
  @container table (min-aspect-ratio: 115/100) and (min-width: 900px) and (min-height: 560px) {
    .strip {
      display: block;
    }
    /* Below the furniture. */
    .room:has(.strip) .furniture {
      margin-bottom: calc(var(--xs) * 5.4);
    }
  }
  @container table (min-aspect-ratio: 115/100) and (min-width: 900px) and (max-width: 1199px) {
    .room:has(.strip) .furniture {
      margin-bottom: calc(var(--xs) * 9);
    }
  }
  /* The larger type of a kiosk needs more lines. */
  @container table (min-aspect-ratio: 115/100) and (min-width: 900px) and (max-width: 1699px) {
    :host([kiosk]) .room:has(.strip) .furniture {
      margin-bottom: calc(var(--xs) * 9.4);
    }
  }
  @container table (max-aspect-ratio: 66/100) and (min-width: 700px) {
    .strip {
      display: block;
      width: fit-content;
      margin-inline: auto;
    }
  }
  @media print {
    .strip {
      display: none;
    }
  }
`;
