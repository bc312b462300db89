import {css} from 'lit';

/** The papers above a table of Tarok-ombre. */
export const tarokOmbreStyles = css`
  .score .game, .score .sums { max-width: 300px; }
  .game p {
    flex-wrap: nowrap;
    height: 22px;
  }
  .game b { flex: 0 1 auto; }
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
  .sums b, .sums strong {
    display: block;
    font-size: 13px;
    line-height: 17px;
  }
  .sums strong {
    font-size: 18px;
    line-height: 22px;
  }
  @container (min-width: 720px) {
    .seat.at0 {
      grid-area: trick;
      place-self: end start;
    }
  }
`;
