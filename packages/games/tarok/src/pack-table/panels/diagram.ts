import {numeralOf, type Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import type {Seat} from '@quinola/play';
import {suitSign, type Who} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {SKY, sorted, strength, suit} from '../../pack/index.js';
import type {PackHost} from '../host.js';

/** The open hands, each by suit, as newspapers print them. */
export function diagram(
  {words}: PackHost,
  hands: readonly (readonly Card[])[],
  who: (seat: Seat) => Who,
): TemplateResult {
  const short = (card: Card): string =>
    card === SKY ? words.card(card) : suit(card) === 'T' ? numeralOf(strength(card)) : words.rank(card[0]!);
  const line = (hand: readonly Card[], sign: string): TemplateResult =>
    html`<p>
      ${sign === 'T' ? html`<i>${words.suit(sign)}</i>` : suitSign(signPath(sign, 0, 0), sign)}
      ${
        sorted(hand.filter((card) => suit(card) === sign))
          .map(short)
          .join(' ') || '–'
      }
    </p>`;
  return html`<div class="hands">
    ${hands.map((hand, seat) => html`<div><b>${who(seat).name}</b>${['T', 'S', 'H', 'C', 'D'].map((sign) => line(hand, sign))}</div>`)}
  </div>`;
}

/** On paper the hands and the Skat are printed beside the accounts: all are open after the deal. */
export function printedHands(
  table: PackHost,
  hands: readonly (readonly Card[])[],
  skat: readonly Card[],
): TemplateResult {
  return html`<div class="printed">
    ${diagram(table, hands, (seat) => table.whoSits(seat))}${
      skat.length
        ? html`<p>
            <b>${table.packWords.skat}:</b> ${skat.map((card) => table.words.card(card)).join(', ')}
          </p>`
        : nothing
    }
  </div>`;
}
