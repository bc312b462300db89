import {css} from 'lit';

/** What only this room has: the ten that loses its pips, and the pannier on the felt. */
export const reversisStyles = css`
  .marker {
    flex: 1 1 44%;
  }
  .marker p {
    display: grid;
    min-width: 0;
  }
  .marker b {
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .marker span {
    font-size: var(--xs);
  }
  .ten {
    flex: none;
    display: grid;
    grid-template: repeat(4, 1fr) / repeat(3, 1fr);
    place-items: center;
    width: 2.1em;
    aspect-ratio: 1 / 1.5;
    padding: 2px;
    border: 1px solid var(--quinola-black);
    background: #fffdf6;
  }
  .ten i {
    width: 0.36em;
    height: 0.36em;
    rotate: 45deg;
    background: var(--quinola-red);
  }
  .ten .torn {
    border-radius: 50%;
    background: var(--quinola-felt);
  }
  .pool {
    flex: 1 1 52%;
  }
  /* Beside what is asked on the stage of a low and narrow table the words of the pannier have room, and the basket has not. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .room:has(.on-stage) .pool > span {
      display: none;
    }
  }
  /* The dealer sits best: where the table is low his name says it. */
  @container table (max-height: 479px) {
    .plate > i:nth-of-type(3) {
      display: none;
    }
  }
`;
