import {css} from 'lit';

/**
 * The other themes, fetched when one is used; each sets the public custom properties. `theme` is set by the page, `data-theme` by
 * the visitor's own choice.
 */
export const themes = css`
  :host(:is([theme='biedermeier']:not([data-theme]), [data-theme='biedermeier'])) {
    --quinola-felt: #8a4b2d;
    --quinola-felt-deep: #6b3520;
    --quinola-edge: #3f2114;
    --quinola-gilt: #e0bd74;
    --quinola-ink: #fff6e3;
    --quinola-paper: #fbf4e2;
    --quinola-back: #3b5d82;
  }
  :host(:is([theme='manuscript']:not([data-theme]), [data-theme='manuscript'])) {
    --quinola-lit: #8f2a20;
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
  :host(:is([theme='night']:not([data-theme]), [data-theme='night'])) {
    --quinola-felt: #1d2a44;
    --quinola-felt-deep: #131c30;
    --quinola-edge: #0b1120;
    --quinola-gilt: #b59a5b;
    --quinola-ink: #e6e4da;
    --quinola-paper: #e9e1cd;
    --quinola-back: #33507a;
  }
  :host(:is([theme='plain']:not([data-theme]), [data-theme='plain'])) {
    --quinola-lit: currentColor;
    --quinola-button: color-mix(in srgb, currentColor 9%, transparent);
    --quinola-felt: transparent;
    --quinola-felt-deep: transparent;
    --quinola-edge: transparent;
    --quinola-gilt: currentColor;
    --quinola-ink: currentColor;
    --quinola-back: #55606e;
  }
  /* The page's own background, without a weave; the papers on it are told apart by their edges. */
  :host(:is([theme='plain']:not([data-theme]), [data-theme='plain'])) .q {
    background: radial-gradient(120% 90% at 50% 42%, var(--quinola-felt), var(--quinola-felt-deep));
  }
  :host(:is([theme='plain']:not([data-theme]), [data-theme='plain']))
    :is(.tally, .up, .strip, .word, .sheet, .tip, p.note, .message) {
    outline: 1px solid #8886;
  }
  :host(:is([theme='plain']:not([data-theme]), [data-theme='plain'])) .status b {
    font-weight: 600;
  }
  @supports (color: light-dark(red, red)) {
    :host(:is([theme='biedermeier']:not([data-theme]), [data-theme='biedermeier'])) {
      --quinola-felt: light-dark(#8a4b2d, #54301f);
      --quinola-felt-deep: light-dark(#6b3520, #3a2015);
      --quinola-edge: light-dark(#3f2114, #1d0f09);
      --quinola-paper: light-dark(#fbf4e2, #ece2cc);
    }
    :host(:is([theme='manuscript']:not([data-theme]), [data-theme='manuscript'])) {
      --quinola-felt: light-dark(#e8dcbd, #3b3122);
      --quinola-felt-deep: light-dark(#dccca5, #2b2318);
      --quinola-ink: light-dark(#3d2c1a, #ecdfc2);
      --quinola-gilt: light-dark(#8a6a2f, #b8965a);
      --quinola-edge: light-dark(#a98f60, #1f180f);
      --quinola-lit: light-dark(#8f2a20, #f2c14e);
      --quinola-paper: light-dark(#fbf6e6, #ebe2cd);
    }
    :host(:is([theme='plain']:not([data-theme]), [data-theme='plain'])) {
      --quinola-paper: light-dark(#fffdf7, #e8e4da);
    }
  }
`;
