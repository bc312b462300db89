import {css} from 'lit';

/**
 * The themes: each sets the public custom properties on the tag, where any rule of the page on the tag beats it.
 * With `light-dark()` they follow the page's own `color-scheme`.
 */
export const themes = css`
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
    --quinola-ochre: #cc9a3c;
    --quinola-green: #5f7a56;
    --quinola-grey: #a5a294;
    --quinola-flesh: #f0d6b5;
    --quinola-back: #9c3a2e;
  }
  :host([theme='biedermeier']) {
    --quinola-felt: #8a4b2d;
    --quinola-felt-deep: #6b3520;
    --quinola-edge: #3f2114;
    --quinola-gilt: #e0bd74;
    --quinola-ink: #fff6e3;
    --quinola-paper: #fbf4e2;
    --quinola-back: #3b5d82;
  }
  :host([theme='manuscript']) {
    --quinola-button: color-mix(in srgb, currentColor 9%, transparent);
    --quinola-felt: #e8dcbd;
    --quinola-felt-deep: #dccca5;
    --quinola-edge: #a98f60;
    --quinola-gilt: #8a6a2f;
    --quinola-ink: #3d2c1a;
    --quinola-paper: #fbf6e6;
    --quinola-black: #3a2a1c;
    --quinola-back: #6f4f2c;
  }
  :host([theme='night']) {
    --quinola-felt: #1d2a44;
    --quinola-felt-deep: #131c30;
    --quinola-edge: #0b1120;
    --quinola-gilt: #b59a5b;
    --quinola-ink: #e6e4da;
    --quinola-paper: #e9e1cd;
    --quinola-back: #33507a;
  }
  :host([theme='plain']) {
    --quinola-button: color-mix(in srgb, currentColor 9%, transparent);
    --quinola-felt: transparent;
    --quinola-felt-deep: transparent;
    --quinola-edge: transparent;
    --quinola-gilt: currentColor;
    --quinola-ink: currentColor;
    --quinola-back: #55606e;
  }
  @supports (color: light-dark(red, red)) {
    :host {
      --quinola-felt: light-dark(#2f5c46, #1d3b2e);
      --quinola-felt-deep: light-dark(#234636, #142a20);
      --quinola-edge: light-dark(#4a2c1d, #1c120c);
      --quinola-paper: light-dark(#f8f1e0, #e8dfca);
    }
    :host([theme='biedermeier']) {
      --quinola-felt: light-dark(#8a4b2d, #54301f);
      --quinola-felt-deep: light-dark(#6b3520, #3a2015);
      --quinola-edge: light-dark(#3f2114, #1d0f09);
    }
    :host([theme='manuscript']) {
      --quinola-felt: light-dark(#e8dcbd, #3b3122);
      --quinola-felt-deep: light-dark(#dccca5, #2b2318);
      --quinola-ink: light-dark(#3d2c1a, #ecdfc2);
      --quinola-gilt: light-dark(#8a6a2f, #b8965a);
      --quinola-edge: light-dark(#a98f60, #1f180f);
    }
    :host([theme='plain']) {
      --quinola-paper: light-dark(#fffdf7, #e8e4da);
    }
  }
`;
