import {css} from 'lit';

/** What a whist table shows once its service is there: counters and rods. */
export const whistLaterStyles = css`
  svg.counters {
    display: block;
    width: 100%;
  }
  .rule {
    stroke: var(--quinola-ochre);
    stroke-width: 1.5;
  }
  .disc {
    fill: #ead9a8;
    stroke: #6e5420;
    stroke-width: 1.4;
  }
  .ring {
    fill: none;
    stroke: #a98a45;
    stroke-width: 1;
  }
  .rod {
    fill: var(--quinola-accent);
  }
`;
