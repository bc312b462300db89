import {numeralOf, type Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {signPath} from '@quinola/faces';
import {suitLines, suitSign, type Who} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {SKY, sorted, strength, suit} from '../rules/index.js';
import type {PackTable} from '../table/pack-table.js';

/** The open hands, each by suit, as newspapers print them. */
export function diagram(
  {words}: Pick<PackTable, 'words'>,
  hands: readonly (readonly Card[])[],
  who: (seat: Seat) => Who,
): TemplateResult {
  const lines = (hand: readonly Card[]) =>
    suitLines(sorted(hand), {
      suits: ['T', 'S', 'H', 'C', 'D'],
      suit,
      mark: (sign) =>
        sign === 'T' ? html`<i>${words.suit(sign)}</i>` : suitSign(signPath(sign, 0, 0), sign),
      short: (card) =>
        card === SKY
          ? words.card(card)
          : suit(card) === 'T'
            ? numeralOf(strength(card))
            : words.rank(card[0]!),
    });
  return html`<div class="hands">
    ${hands.map((hand, seat) => html`<div><b>${who(seat).name}</b>${lines(hand)}</div>`)}
  </div>`;
}

/** On paper the hands and the Skat are printed beside the accounts: all are open after the deal. */
export function printedHands(
  table: PackTable,
  hands: readonly (readonly Card[])[],
  skat: readonly Card[],
): TemplateResult {
  return html`<div class="printed">
    ${diagram(table, hands, (seat) => table.whoSits(seat))}${
      skat.length
        ? html`<p>
            <b>${table.gameWords.skat}:</b> ${skat.map((card) => table.words.card(card)).join(', ')}
          </p>`
        : nothing
    }
  </div>`;
}
