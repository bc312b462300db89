import {css} from 'lit';

/** Styles of a kiosk: large touch targets, no selection or dragging of text, and the invitation that covers the table. */
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
    font-size: max(20px, 1em);
  }
  .kiosk-bar {
    display: flex;
    gap: 2px;
    font-variant-caps: normal;
    letter-spacing: 0;
  }
  .q .kiosk-bar .button {
    padding: 4px 8px;
    white-space: nowrap;
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .q .kiosk-bar [aria-pressed='true'] {
    text-decoration: none;
    color: color-mix(in srgb, var(--quinola-gilt), var(--quinola-ink));
  }
  .q .sheet :is(.button, select, input:not([type='range'])) {
    min-height: 56px;
    font-size: 20px;
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
