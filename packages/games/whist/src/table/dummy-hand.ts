import {hand, type HandModel} from '@quinola/table';
import {css, type TemplateResult} from 'lit';
import type {WhistTable} from '../whist-table.js';
import {sorted} from './order.js';

/** The dummy's open hand, shown as the own one is; `null` while it does not lie open. */
export function dummyHandView(table: WhistTable, own: HandModel): TemplateResult | null {
  const {dummy, dummyHand} = table.view!;
  // Its places are those of its cards: the own hand's are not its.
  // One covers the other: their corners tell them.
  return dummyHand && dummy >= 0
    ? hand({
        ...own,
        cards: sorted(dummyHand),
        places: sorted(dummyHand),
        label: table.whoSits(dummy).name,
        look: {...own.look, corner: true},
      })
    : null;
}

/** The dummy's hand lies in its seat, which needs room for it. */
export const dummyStyles = css`
  .seat .hand {
    --cw: 46px;
    --ch: 70px;
    width: 100%;
  }
  .seat:has(.hand) {
    grid-area: open;
    justify-self: stretch;
  }
  .room:has(.seat .hand) {
    grid-template:
      'up score score' auto
      'left top right' auto
      'open open open' auto
      'trick trick trick' auto
      'status status status' auto
      'hand hand hand' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  @container (min-width: 720px) {
    .seat .hand {
      --cw: 64px;
      --ch: 98px;
    }
    /* At a side there is no room for thirteen in a row. */
    .side .hand.many {
      height: calc(var(--ch) * 1.6 + 16px);
    }
    .side .hand.many li {
      --i: var(--j) !important;
      --n: var(--m) !important;
      --s: min(var(--cw) * 0.8, (100% - var(--cw)) / max(1, var(--k) - 1));
      bottom: calc((1 - var(--r)) * var(--ch) * 0.6);
      rotate: none;
      translate: none;
    }
    .room:has(.seat .hand) {
      grid-template:
        'up open score' auto
        'left trick right' auto
        'status status status' auto
        'hand hand hand' auto
        / minmax(0, 1fr) minmax(0, 1.8fr) minmax(0, 1fr);
    }
    .room:has(.at1 .hand) {
      grid-template:
        'up top score' auto
        'open trick right' auto
        'status status status' auto
        'hand hand hand' auto
        / minmax(0, 1.5fr) minmax(0, 1.3fr) minmax(0, 1fr);
    }
    .room:has(.at3 .hand) {
      grid-template:
        'up top score' auto
        'left trick open' auto
        'status status status' auto
        'hand hand hand' auto
        / minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.5fr);
    }
  }
`;
