import {css} from 'lit';

/** What a whist table shows once its service is there: counters and rods, the dummy's hand. */
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
  .seat .hand {
    --cw: 46px;
    --ch: 70px;
    width: 100%;
  }
  .seat:has(.hand) {
    grid-area: open;
  }
  .room:has(.seat .hand) {
    grid-template: 'up score score' auto 'left top right' auto 'open open open' auto 'trick trick trick' auto 'status status status' auto 'hand hand hand' auto / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  @container (min-width: 720px) {
    .seat .hand {
      --cw: 64px;
      --ch: 98px;
    }
    .room:has(.seat .hand) {
      grid-template: 'up open score' auto 'left trick right' auto 'status status status' auto 'hand hand hand' auto / minmax(0, 1fr) minmax(0, 1.8fr) minmax(0, 1fr);
    }
    .room:has(.at1 .hand) {
      grid-template: 'up top score' auto 'open trick right' auto 'status status status' auto 'hand hand hand' auto / minmax(0, 1.5fr) minmax(0, 1.3fr) minmax(0, 1fr);
    }
    .room:has(.at3 .hand) {
      grid-template: 'up top score' auto 'left trick open' auto 'status status status' auto 'hand hand hand' auto / minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.5fr);
    }
  }
`;
