import {css} from 'lit';

/** What a table of Tarok shows once its service is there: the board of a party, the list of what is announced, the accounts. */
export const tarokLaterStyles = css`
  .pot {
    align-self: center;
    font-variant-caps: small-caps;
  }
  /* Below the papers where they need the whole row for the names. */
  @container (max-width: 519px) {
    .score:has(.pot) {
      flex-wrap: wrap;
    }
    .score .pot {
      flex: 1 0 100%;
    }
    .pot {
      text-align: center;
    }
  }
  /* Room for what a seat will have announced. */
  @container (max-width: 519px) {
    .score:has(.tally:nth-child(3)) small {
      min-height: 32px;
    }
  }
  .board {
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
  .sheet .lines .before {
    display: flex;
    position: static;
  }
`;
