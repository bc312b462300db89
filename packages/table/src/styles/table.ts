import {css} from 'lit';

/**
 * The room: the tag itself is only a block that its parts measure themselves by; all looks are on the
 * wrapper `.q`, where `all: initial` keeps the page's text styles out.
 */
export const tableStyles = css`
  :host {
    /* Where the page gives no width but asks how much is wanted: in a cell, a float, a column whose boxes are centred. */
    contain-intrinsic-width: min(640px, 90vw);
    display: block !important;
    width: -moz-available;
    width: -webkit-fill-available;
    container-type: inline-size;
    min-width: 0;
  }
  :host([hidden]) {
    display: none !important;
  }
  .coming {
    min-height: 720px;
  }
  .q {
    all: initial;
    color-scheme: inherit;
    box-sizing: border-box;
    position: relative;
    display: grid;
    grid-template:
      'title menu' auto
      'room room' auto
      'tools tools' auto
      / minmax(0, 1fr) auto;
    gap: 6px;
    padding: 10px 12px 12px;
    overflow: hidden;
    overflow-wrap: break-word;
    text-wrap: pretty;
    font: 16px/1.3 var(--quinola-font, ui-serif, Georgia, 'Times New Roman', serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--quinola-ink);
    background:
      repeating-linear-gradient(45deg, #ffffff07 0 1px, #0000 1px 3px),
      repeating-linear-gradient(-45deg, #0000000b 0 1px, #0000 1px 3px),
      radial-gradient(ellipse at 50% 40%, var(--quinola-felt), var(--quinola-felt-deep));
    --b: var(--quinola-back);
    --cw: var(--quinola-card-width, clamp(56px, 31px + 9.5cqi, 102px));
    --ch: calc(var(--cw) * 1.53);
  }
  .pack-blue {
    --b: var(--quinola-blue);
  }
  .q::after {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px solid var(--quinola-gilt);
    opacity: 0.7;
    pointer-events: none;
  }
  .q * {
    box-sizing: border-box;
  }
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .title {
    grid-area: title;
    align-self: center;
    padding-inline-start: 4px;
    font-size: 20px;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
    line-height: 1;
  }
  .title i {
    font-size: 14px;
    font-variant-caps: normal;
    opacity: 0.85;
  }
  .tools {
    grid-area: tools;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
  }
  .menu {
    grid-area: menu;
  }
  .button {
    font: inherit;
    font-size: 15px;
    min-height: 36px;
    min-width: 44px;
    padding: 4px 12px;
    color: var(--quinola-ink);
    background: var(--quinola-button, #0003);
    border: 1px solid color-mix(in srgb, currentColor 70%, transparent);
    border-radius: 3px;
  }
  @container (max-width: 519px) {
    .tools .button {
      padding: 4px 7px;
    }
  }
  @media (pointer: coarse) {
    .button {
      min-height: 44px;
    }
  }
  .button[disabled] {
    opacity: 0.45;
  }
  .room {
    direction: ltr;
    grid-area: room;
    position: relative;
    display: grid;
    min-width: 0;
  }
  :host(:dir(rtl)) .room :is(p, small) {
    direction: rtl;
  }
  .air {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .front {
    grid-area: room;
    padding: 24px;
    text-align: center;
  }
  .probe {
    position: absolute;
    width: var(--cw);
  }
  .vh,
  .defs {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (min-width: 720px) {
    .q {
      grid-template:
        'title tools menu' auto
        'room room room' auto
        / minmax(0, 1fr) auto auto;
      padding: 22px 28px;
      gap: 8px;
    }
    .q::before {
      content: '';
      position: absolute;
      inset: 0;
      border: 8px solid var(--quinola-edge);
      pointer-events: none;
    }
    .q::after {
      inset: 12px;
    }
  }
`;
