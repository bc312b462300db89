import type {Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import type {Seat} from '@quinola/play';
import {suitSign, type Who} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';
import {sorted} from '../order.js';

/** Four hands, each by suit, as newspapers print them; seat `below` is at the bottom. */
export function diagram(
  table: WhistTable,
  hands: readonly (readonly Card[])[],
  below: Seat,
  who: (seat: Seat) => Who,
): TemplateResult {
  const hand = (seat: Seat): TemplateResult =>
    html`<div class="h${(seat - below + 4) % 4}">
      <b>${who(seat).name}</b>${['S', 'H', 'D', 'C'].map(
        (suit) =>
          html`<p>
            ${suitSign(signPath(suit, 0, 0), suit)}
            ${
              sorted(hands[seat]!.filter((card) => card[1] === suit))
                .map((card) => table.words.rank(card[0]!))
                .join(' ') || '–'
            }
          </p>`,
      )}
    </div>`;
  return html`<div class="diagram">${[2, 1, 3, 0].map((place) => hand((place + below) % 4))}</div>`;
}
