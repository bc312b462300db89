import {css} from 'lit';

/**
 * The default theme, `salon`: sets the public custom properties on the tag, where any rule of the page overrides them.
 * The colours of court cards are loaded later. With `light-dark()` they follow the page's own `color-scheme`.
 */
export const salon = css`
  :host {
    --quinola-felt: #2f5c46;
    --quinola-felt-deep: #234636;
    --quinola-edge: #4a2c1d;
    --quinola-gilt: #c9a75a;
    --quinola-ink: #f4ecd8;
    --quinola-paper: #f8f1e0;
    --quinola-paper-ink: #2a211b;
    --quinola-accent: #8f2a20;
    --quinola-red: #b5301f;
    --quinola-black: #221c18;
    --quinola-blue: #3b5d82;
    --quinola-back: #9c3a2e;
  }
  @supports (color: light-dark(red, red)) {
    :host {
      --quinola-felt: light-dark(#2f5c46, #1d3b2e);
      --quinola-felt-deep: light-dark(#234636, #142a20);
      --quinola-edge: light-dark(#4a2c1d, #1c120c);
      --quinola-paper: light-dark(#f8f1e0, #e8dfca);
    }
  }
`;
