import {css} from 'lit';

/** Looks of a kiosk: targets for fingers at arm's length, nothing to be marked or dragged away, and the invitation over it all. */
export const kioskStyles = css`
  :host {
    position: relative;
  }
  .q {
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .q .button {
    min-height: 56px;
    min-width: 64px;
    font-size: max(18px, 1em);
  }
  /* The title is always there, and bears the languages and the way to a new match. */
  .frame .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2em 0.8em;
  }
  .kiosk-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    font-variant-caps: normal;
    letter-spacing: 0;
  }
  .q .kiosk-bar .button {
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .q .kiosk-bar [aria-pressed='true'] {
    text-decoration: none;
    color: var(--quinola-gilt);
  }
  .q .sheet :is(.button, select, input:not([type='range'])) {
    min-height: 56px;
    font-size: 18px;
  }
  .q .sheet input[type='checkbox'] {
    width: 44px;
    min-height: 44px;
  }
  .invitation {
    position: absolute;
    inset: 0;
    z-index: 90;
    display: flex;
    align-items: flex-end;
    justify-content: center;
    width: 100%;
    padding: 0 0 8px;
    border: 0;
    background: none;
    cursor: pointer;
    font: 24px/1.2 var(--quinola-font, ui-serif, Georgia, 'Times New Roman', serif);
  }
  .invitation span {
    padding: 14px 28px;
    color: var(--quinola-paper);
    background: var(--quinola-accent);
    border: 2px solid var(--quinola-gilt);
    border-radius: 3px;
  }
  .invitation:focus-visible {
    outline-offset: -6px;
  }
`;
