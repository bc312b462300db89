import {css} from 'lit';

/** The papers above a table of Tarok-ombre. */
export const tarokOmbreStyles = css`
  .score .game,
  .score .sums {
    max-width: 300px;
  }
  .game strong {
    white-space: nowrap;
  }
  .game p {
    flex-wrap: nowrap;
    height: 22px;
  }
  .game b {
    flex: 0 1 auto;
  }
  .sums {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4px;
  }
  .sums p {
    display: block;
    height: auto;
    text-align: center;
  }
  .sums b,
  .sums strong {
    display: block;
    font-size: 13px;
    line-height: 17px;
  }
  .sums strong {
    font-size: 18px;
    line-height: 22px;
  }
  @container (max-width: 899px) {
    .title i {
      display: block;
    }
  }
  @container (max-width: 519px) {
    .score .sums {
      flex-grow: 1.5;
      padding-inline: 4px;
      gap: 2px;
    }
    .game {
      position: relative;
    }
    .game strong {
      position: absolute;
      bottom: 0;
      right: 6px;
      font-size: 16px;
    }
    .game small {
      min-height: 32px;
      padding-inline-end: 34px;
    }
    .sums b {
      font-size: 12px;
    }
  }
  @container (max-width: 373px) {
    .score {
      flex-wrap: wrap;
    }
    .game small {
      min-height: 16px;
    }
    .score .game,
    .score .sums {
      flex: 1 0 100%;
      max-width: none;
    }
  }
  @container (min-width: 720px) {
    .seat.at0 {
      grid-area: trick;
      place-self: end start;
    }
  }
`;
