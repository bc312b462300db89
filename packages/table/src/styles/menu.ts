import {css} from 'lit';

/** The menu: one group at a time, below the buttons with the groups' names; side by side in wide rooms. */
export const menuStyles = css`
  .sheet.menu {
    width: min(100%, 30em);
  }
  .menu .groups {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 4px;
    margin-bottom: 8px;
  }
  .menu .groups .button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    padding: 5px 2px;
    font-size: 0.92em;
    line-height: 1.1;
    border-color: #0000;
    border-bottom: 3px solid #0002;
    background: none;
  }
  .menu .groups [aria-expanded='true'] {
    border-bottom-color: var(--quinola-accent);
    color: var(--quinola-accent);
  }
  .menu .icon {
    flex: none;
    width: 22px;
    height: 22px;
  }
  .menu h3 {
    display: none;
    margin: 0;
    font: inherit;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
    color: var(--quinola-accent);
    align-items: center;
    gap: 6px;
    border-bottom: 1px solid #0003;
    padding-bottom: 4px;
  }
  .menu .choices:not(.now) {
    display: none;
  }
  .menu .choices .button {
    width: 100%;
  }
  .sheet.menu label {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: 8px;
    min-height: 40px;
    margin: 0;
    line-height: 1.15;
  }
  .menu label:has([type='checkbox']) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .menu label :is(select, input) {
    min-height: 40px;
  }
  @media (pointer: coarse) {
    .sheet.menu label,
    .menu label :is(select, input) {
      min-height: 44px;
    }
  }
  /* Low rooms: the names stand beside the entries, which are in two columns. */
  @container table (max-height: 479px) and (min-width: 480px) {
    .sheet.menu {
      width: min(100%, 44em);
    }
    .menu .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 3.6fr);
      gap: 10px;
      align-items: start;
    }
    .menu .groups {
      grid-auto-flow: row;
      gap: 2px;
      margin: 0;
    }
    .menu .groups .button {
      flex-direction: row;
      padding: 2px 6px;
      text-align: start;
      border: 0;
      border-inline-start: 3px solid #0002;
    }
    .menu .groups [aria-expanded='true'] {
      border-inline-start-color: var(--quinola-accent);
    }
    .menu .choices.now {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
  @container table (min-width: 940px) and (min-height: 480px) {
    .sheet.menu {
      width: fit-content;
      max-width: 100%;
    }
    .menu .body {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 15.5em);
      gap: 18px;
      align-items: start;
    }
    .menu .groups {
      display: none;
    }
    .sheet.menu .choices,
    .menu h3 {
      display: flex;
    }
  }
`;
