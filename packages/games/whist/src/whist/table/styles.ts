import {css} from 'lit';

/** What only a whist table has: the turned card. */
export const whistStyles = css`
  .turned {
    --cw: calc(var(--fs) * 2.3);
    --ch: calc(var(--cw) * 1.53);
    flex: none;
  }
  .token {
    font-size: 1.7em;
    line-height: 1;
  }
`;
