import {FRENCH_SUITS, suitOf, type Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {suitLines, type Who} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {WhistHost} from '../table/host.js';
import {sorted} from '../table/order.js';

/** Four hands, each by suit, as newspapers print them; seat `below` is at the bottom. */
export function diagram(
  {words}: WhistHost,
  hands: readonly (readonly Card[])[],
  below: Seat,
  who: (seat: Seat) => Who,
): TemplateResult {
  const lines = (seat: Seat) =>
    suitLines(sorted(hands[seat]!), {
      suits: FRENCH_SUITS,
      suit: suitOf,
      short: (card) => words.rank(card[0]!),
    });
  return html`<div class="diagram">
    ${[2, 1, 3, 0].map((place) => {
      const seat = (place + below) % 4;
      return html`<div class="h${place}"><b>${who(seat).name}</b>${lines(seat)}</div>`;
    })}
  </div>`;
}
