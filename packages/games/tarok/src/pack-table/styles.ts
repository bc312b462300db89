import {css} from 'lit';

/** The room of tables on 78 cards: two or three others about the trick, a hand of 25, the papers above, the three places of the Skat. */
export const packStyles = css`
  .room {
    grid-template:
      'score score' minmax(44px, auto)
      'left right' auto
      'trick trick' auto
      'status status' auto
      'hand hand' auto
      / minmax(0, 1fr) minmax(0, 1fr);
  }
  .seat.at2 {
    grid-area: left / left / right / right;
  }
  .seat.at0 {
    display: flex;
    grid-area: trick;
    place-self: end center;
    visibility: hidden;
  }
  .score {
    justify-content: center;
    align-items: normal;
  }
  .tally {
    max-width: 190px;
  }
  .backs {
    padding-inline-start: 16px;
  }
  .backs .card {
    margin-inline-start: -16px;
  }
  .tray {
    grid-area: trick;
    place-self: center;
    display: grid;
    justify-items: center;
    gap: 8px;
    min-height: calc(var(--ch) * 1.66);
    align-content: center;
  }
  .three {
    display: flex;
    gap: 8px;
  }
  .place {
    width: var(--cw);
    height: var(--ch);
    border: 1px dashed var(--quinola-gilt);
  }
  @container (max-width: 519px) {
    .room {
      grid-template-rows: minmax(44px, auto) minmax(88px, auto) repeat(3, auto);
    }
  }
  @container (max-width: 719px) {
    .q {
      --cw: var(--quinola-card-width, clamp(40px, 1px + 13.2cqi, 76px));
    }
    .tally {
      padding: 2px 6px 3px;
    }
    .tally p {
      flex-wrap: wrap;
      height: auto;
    }
    .tally b {
      flex: 1 0 100%;
    }
    .hand.many {
      height: calc(var(--ch) * 1.6 + 16px);
    }
    .hand.many li {
      --i: var(--j) !important;
      --n: var(--m) !important;
      --s: min(var(--cw) * 0.8, (100% - var(--cw)) / max(1, var(--k) - 1));
      bottom: calc((1 - var(--r)) * var(--ch) * 0.6);
    }
  }
  /* Three rows of ten, so that a finger finds its card. */
  @container (max-width: 373px) {
    .title i {
      display: block;
    }
    .tools .button {
      padding: 4px 5px;
      font-size: 14px;
    }
    .hand:has(li:nth-child(19)) {
      height: calc(var(--ch) * 2.2 + 16px);
    }
    .hand:has(li:nth-child(19)) li {
      --o: calc(var(--j) + var(--r) * var(--k));
      --t: calc(clamp(0, (var(--o) - 9.5) * 9, 1) + clamp(0, (var(--o) - 19.5) * 9, 1));
      left: calc((var(--o) - var(--t) * 10) * (100% - var(--cw)) / 9);
      bottom: calc((2 - var(--t)) * var(--ch) * 0.6);
    }
  }
  @container (min-width: 720px) {
    .room {
      grid-template:
        'score score score' minmax(44px, auto)
        'top top top' auto
        'left trick right' auto
        'status status status' auto
        'hand hand hand' auto
        / minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr);
    }
    .seat.at2 {
      grid-area: top;
    }
    .at2 .backs {
      --cw: 42px;
      --ch: 64px;
    }
    .hand {
      height: calc(var(--ch) * 1.55 + 24px);
    }
    .hand li {
      bottom: 6px;
      rotate: calc(var(--a) * 1.6deg);
      translate: 0 calc(var(--a) * var(--a) * 4px);
    }
    .hand:has(li:nth-child(14)) li {
      --i: var(--j) !important;
      --n: var(--m) !important;
      --s: min(var(--cw) * 0.8, (100% - var(--cw)) / max(1, var(--k) - 1));
      bottom: calc((1 - var(--r)) * var(--ch) * 0.55 + 6px);
      rotate: none;
      translate: none;
    }
    .side .backs .card {
      margin-top: calc(var(--cw) * -0.9);
    }
    .side .backs .card:first-child {
      margin-top: 0;
    }
  }
`;
