import {css} from 'lit';

/** What only the paper of these games needs: four lines make the row that the stage lies below; the trumps stand in one. */
export const calledKingStyles = css`
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .up.paper {
      gap: 0;
      padding-block: 0.15em;
      line-height: 1.12;
    }
    .up .strip {
      column-gap: 0.26em;
    }
  }
`;
