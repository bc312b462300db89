import {css} from 'lit';
import {handStyles} from '../../styles/hand.js';
import {trickPaperStyles} from '../../styles/trick-papers.js';
import {trickSayStyles} from '../../styles/trick-say.js';
import {trickSeatStyles} from '../../styles/trick-seats.js';
import {bankRoomStyles} from './styles-room.js';

/** What lies in a bank room: the banker with the pack, punters with cards and stakes, heaps, places, the purse. */
const lying = css`
  .frame {
    --med: max(38px, 10.4cqw);
    --pw: min(12.4cqw, 7.2cqh);
  }
  .house {
    grid-area: house;
    display: flex;
    justify-content: center;
    align-items: center;
    gap: calc(var(--gap) * 2);
    min-width: 0;
  }
  .player {
    min-width: 0;
  }
  .player.over,
  .self.over > .hand {
    filter: saturate(0.5) opacity(0.72);
  }
  .player .seat {
    flex-wrap: wrap;
  }
  .house .player .seat {
    flex-wrap: nowrap;
  }
  .house .plate {
    flex: none;
    min-width: 6.5em;
  }
  .punters {
    grid-area: punters;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--gap);
    min-width: 0;
  }
  .punters .side {
    display: contents;
  }
  .punters .plate {
    flex: 0 1 auto;
  }
  .punters.many .seat {
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 2px;
    text-align: center;
  }
  .punters.many .plate {
    flex: none;
    width: 100%;
  }
  .lying {
    display: flex;
    flex: 0 0 auto;
    width: 100%;
    --cw: min(var(--pw), 84cqw / var(--of, 3));
    --ch: calc(var(--cw) * 1.53);
  }
  .house .lying {
    width: calc(var(--cw) * (1 + 0.6 * (var(--n) - 1)));
    max-width: 34cqw;
  }
  /* Each but the last shows a strip, narrower the more there are. */
  .lying .card {
    flex: none;
    width: var(--cw);
    margin-inline-end: calc(min(var(--cw) * 0.58, (100% - var(--cw)) / max(1, var(--n) - 1)) - var(--cw));
  }
  .lying .card:last-child {
    margin-inline-end: 0;
  }
  .card.down {
    overflow: hidden;
  }
  .stake {
    display: flex;
    align-items: center;
    gap: 0.3em;
    line-height: 1;
  }
  .player .blank {
    visibility: hidden;
  }
  /* A stack of any height has the room of the highest. */
  .player .stake {
    min-height: 1.84em;
  }
  .stake b,
  .onc b,
  .beside b,
  .purse b {
    font-weight: 400;
  }
  .coins {
    width: 1.7em;
    height: calc(0.6em + 0.31em * var(--k));
    overflow: visible;
  }
  .q .coin,
  .q .edge {
    fill: #d9b65c;
    stroke: #6d5427;
    stroke-width: 0.8;
  }
  .q .edge {
    fill: #b18f3c;
  }
  .q .mint {
    fill: none;
    stroke: #6d5427;
    stroke-width: 0.5;
  }
  .q .wood {
    fill: #7a4a28;
    stroke: #3a2212;
  }
  .q .dark {
    fill: #5a3519;
    stroke: #3a2212;
  }
  .purse {
    flex: none;
    display: flex;
    align-items: center;
    gap: 0.5em;
    line-height: 1.05;
  }
  .chest {
    flex: none;
    width: min(4.6em, 15cqw);
    height: min(2.4em, 7.8cqw);
  }
  .purse b {
    display: block;
    font-size: 1.45em;
  }
  .purse small,
  .beside small {
    font-size: var(--xs);
  }
  .stage {
    grid-area: stage;
    display: grid;
    place-items: center;
    min-width: 0;
    min-height: 0;
  }
  /* As large as its cards, but not larger than the stage; a container of its own, because a note may take some of its height. */
  .heaps {
    display: flex;
    align-items: center;
    justify-content: space-around;
    width: min(100%, var(--heap) * 1.5 * var(--n));
    height: min(100%, var(--heap) * 1.53 + 3em);
    container-type: size;
    /* Set outside: inside the container the type would be sized by it. */
    font-size: var(--xs);
  }
  .heap {
    margin: 0;
    text-align: center;
    line-height: 1.15;
    --cw: min(100cqw / (1.5 * var(--n)), (100cqh - 2.7em) / 1.53);
    --ch: calc(var(--cw) * 1.53);
  }
  .house .heap {
    --cw: var(--pw);
    font-size: var(--xs);
  }
  .stack {
    width: var(--cw);
    height: var(--ch);
  }
  .heap.none .stack {
    border: 1px dashed color-mix(in srgb, var(--quinola-gilt) 75%, transparent);
  }
  /* The edges of the cards below. */
  .heap:not(.none) .card {
    box-shadow:
      0 0 0 0.5px #0006,
      -1.5px 1.5px 0 -0.5px var(--quinola-paper),
      -2px 2px 0 -0.5px #0008,
      -3px 3px 0 -0.5px var(--quinola-paper),
      -3.5px 3.5px 0 -0.5px #0008,
      0 1px 3px #0005;
  }
  .heap figcaption {
    margin-top: 0.45em;
    font-style: italic;
    max-width: calc(var(--cw) * 1.35);
    margin-inline: calc(var(--cw) * -0.175);
  }
  /* Where a note leaves them little height they have no captions, and where it leaves none they are not drawn. */
  @container (max-height: 110px) {
    .heaps > .heap {
      --cw: min(100cqw / (1.5 * var(--n)), max(0px, 100cqh - 6px) / 1.53);
    }
    .heaps figcaption {
      display: none;
    }
  }
  @container (max-height: 30px) {
    .heaps > .heap {
      visibility: hidden;
    }
  }
  .self {
    grid-area: hand;
    display: grid;
    grid-template: 'counts hand staked' auto / minmax(max-content, 1fr) minmax(0, 3.4fr) minmax(
        max-content,
        1fr
      );
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  .self .hand {
    grid-area: hand;
    --beside: max(9.5em, 34cqw);
  }
  .beside {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    line-height: 1.05;
    text-align: center;
  }
  .beside.counts {
    grid-area: counts;
  }
  .beside.staked {
    grid-area: staked;
  }
  .beside small {
    display: block;
    max-width: 6em;
  }
  .beside b {
    font-size: 1.5em;
  }
  .beside.counts b {
    color: var(--quinola-lit, #f2c14e);
    font-size: 2em;
  }
  .self.on-places {
    grid-template: 'hand' auto / minmax(0, 1fr);
  }
  .places {
    grid-area: hand;
    display: grid;
    --cw: min(var(--place), (100cqw - 2 * var(--pad) - 5px * (var(--columns) - 1)) / var(--columns));
    --ch: calc(var(--cw) * 1.53);
    grid-template: repeat(calc(2 * var(--rows)), calc((var(--ch) + 6px) / 2)) /
      repeat(var(--columns), var(--cw));
    column-gap: 5px;
    justify-content: center;
    --place: min(14cqw, 9.4cqh);
  }
  .places .card {
    position: relative;
    width: var(--cw);
    height: var(--ch);
    color: inherit;
  }
  .places .plain {
    display: grid;
    place-items: start center;
    color: var(--quinola-paper-ink);
  }
  .places .label {
    font-weight: 400;
    font-size: 1.2em;
  }
  .places .lost {
    filter: brightness(0.72) saturate(0.6);
  }
  .places .lit,
  .places .picked {
    outline: max(3px, 0.35cqmin) solid var(--quinola-gilt);
    outline-offset: -1px;
  }
  .places .away {
    filter: brightness(0.86);
  }
  .stakes {
    position: absolute;
    inset: auto 0 24%;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: flex-end;
    gap: 1px;
    font-size: var(--xs);
  }
  .onc {
    display: grid;
    justify-items: center;
  }
  .onc b {
    min-width: 1.7em;
    margin-top: -0.35em;
    padding: 0 0.35em;
    border: 1px solid var(--quinola-gilt);
    border-radius: 1em;
    line-height: 1.25;
    white-space: nowrap;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    z-index: 1;
  }
  .onc.other b {
    margin: 0;
    border-color: #6b7f93;
  }
  .asked {
    grid-column: 1 / -1;
    min-height: var(--tap);
    display: grid;
    align-items: center;
    /* As wide as the room, and no reason for narrow prompts: its own width does not count. */
    width: 0;
    min-width: 100%;
  }
`;

/** All styles of a bank room that its first cards need. */
export const bankStyles = [
  handStyles,
  trickSeatStyles,
  trickPaperStyles,
  trickSayStyles,
  lying,
  bankRoomStyles,
];
