import {css} from 'lit';

/** The paper of a table of the family: the plaque of the colours, later what is played; and how wide the pool is beside it. */
export const paperStyles = css`
  .paper {
    flex: 1 1 56%;
    display: grid;
    align-content: center;
    gap: 0.1em;
    min-width: 0;
  }
  .paper b {
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .paper > span {
    font-size: var(--xs);
  }
  .paper.plaque {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-evenly;
    gap: 0 0.7em;
  }
  .paper.plaque > span {
    font-size: inherit;
    white-space: nowrap;
  }
  .pool {
    flex: 1 1 40%;
  }
  /* What the player opposite says stands beside it there. */
  @container table (min-aspect-ratio: 115/100) {
    .paper.plaque {
      flex-direction: column;
      flex: none;
    }
  }
`;

/** How cards lie before seats, turned up or as an open hand: on dark strips, each card over the last. */
export const lyingStyles = css`
  :is(.opened, .turned) {
    --cw: clamp(34px, 6.2cqmin, 64px);
    --ch: calc(var(--cw) * 1.53);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 3px 0.6em;
  }
  :is(.opened, .turned) > div {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-width: 0;
    max-width: 100%;
    padding: 3px 6px;
    background: #0003;
    border-inline-start: 2px solid var(--quinola-gilt);
  }
  :is(.opened, .turned) b {
    flex: none;
    max-width: 7em;
    font-weight: 400;
    font-size: var(--xs);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  :is(.opened, .turned) span {
    display: flex;
    min-width: 0;
  }
  /* Each shows as much of its card as there is room for. */
  :is(.opened, .turned) span > i {
    flex: 0 1 calc(var(--cw) * 0.64);
    min-width: 0;
    height: var(--ch);
  }
  :is(.opened, .turned) span > i:last-child {
    flex: none;
    width: var(--cw);
  }
  /* Before the first deal the middle is free. */
  .room:has(.turned) > .open {
    grid-area: stage;
    align-self: center;
  }
  .turned {
    --cw: clamp(34px, 9cqmin, 72px);
    align-self: center;
  }
  .turned > div {
    flex-direction: column;
    align-items: center;
    gap: 2px;
  }
  /* The pack is cut where no hand lies yet. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .room.room.room:has(.turned) > .cover:has(.sheet.small .cut) {
      grid-area: hand;
      margin-top: 0;
    }
    .turned {
      --cw: 26px;
      flex-wrap: nowrap;
      gap: 3px;
    }
  }
`;
