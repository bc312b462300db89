import {css} from 'lit';

/** Styles of Tarok loaded with its features: the board of a party, the list of announcements, the accounts. */
export const tarokLaterStyles = css`
  .pot {
    align-self: center;
    font-variant-caps: small-caps;
  }
  @container table (max-width: 389px) {
    .score:has(.pot) {
      flex-wrap: wrap;
      row-gap: 2px;
    }
    .score:has(.pot) .tally {
      flex: 1 1 30%;
    }
    .pot {
      flex: 1 0 100%;
      text-align: center;
    }
  }
  .board {
    grid-column: 1 / -1;
    position: relative;
    height: 6px;
    margin: 1px 0 2px;
    background: #0002;
  }
  .board i {
    position: absolute;
    inset-block: 0;
    left: 0;
    background: var(--quinola-accent);
  }
  .board .half {
    width: 2px;
    background: currentColor;
  }
  .sheet .classes label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    margin: 0;
    border-bottom: 1px solid #0002;
  }
  .classes input {
    width: 22px;
    height: 22px;
    accent-color: var(--quinola-accent);
  }
  .classes small {
    display: block;
    opacity: 0.85;
  }
`;
