import {hand, type HandModel} from '@quinola/table';
import {css, type TemplateResult} from 'lit';
import type {WhistHost} from './host.js';
import {sorted} from './order.js';

/** The dummy's open hand, shown like the player's own; `null` while it is not open. */
export function dummyHandView(table: WhistHost, own: HandModel): TemplateResult | null {
  const {dummy, dummyHand} = table.view!;
  // It has its own places, separate from those of the player's hand.
  // Overlapping cards: their corners identify them.
  return dummyHand && dummy >= 0
    ? hand({
        ...own,
        cards: sorted(dummyHand),
        places: sorted(dummyHand),
        oneRow: dummyHand.length,
        label: table.whoSits(dummy).name,
        look: {...own.look, corner: true},
      })
    : null;
}

/** The dummy's hand lies above the trick, in slightly smaller cards than the player's own. */
export const dummyStyles = css`
  .open {
    grid-area: open;
    min-width: 0;
  }
  .open .hand {
    --quinola-hand-card: min(
      14cqw,
      9cqh,
      100cqw - var(--beside) - var(--strip) * (var(--quinola-longest) - 1)
    );
    --lift: 0px;
  }
  @container table (min-aspect-ratio: 115/100) {
    .open {
      grid-area: stage;
      align-self: start;
      width: 100%;
    }
    .open .hand {
      --quinola-hand-card: min(7cqw, 12cqh);
    }
    .room:has(.open) .stage {
      padding-top: calc(min(7cqw, 12cqh) * 1.53 + 6px);
    }
  }
  /* A telephone that lies down: it has the place of the seat above, which goes to the corner. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .open {
      grid-area: north;
    }
    .room:has(.open) .stage {
      padding-top: 0;
    }
    .room:has(.open) .seat.at-n {
      grid-area: title;
      justify-self: start;
    }
    .seats .seat:is(.at-w, .at-e) {
      grid-row: 2;
    }
  }
`;
