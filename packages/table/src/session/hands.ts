import {suitOf, type Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import type {Seat} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {suitSign} from '../card.js';
import type {KitRoomWords, Who} from '../strings.js';

/** What printed cards need of their table. */
interface PrintingTable {
  readonly words: Pick<KitRoomWords, 'rank'>;
}

/** Cards as newspapers print them: ranks, with the sign of a suit before the first of its cards. */
export function printedCards({words}: PrintingTable, cards: readonly Card[]): readonly TemplateResult[] {
  return cards.map((card, i) => {
    const suit = suitOf(card);
    const isFirst = i === 0 || suitOf(cards[i - 1]!) !== suit;
    return html`${isFirst ? html` ${suitSign(signPath(suit, 0, 0), suit)}` : nothing}${words.rank(card[0]!)} `;
  });
}

/**
 * Open hands, one below the other.
 * @param hands by seat, each in the order in which the game shows a hand
 */
export function printedHands(
  table: PrintingTable,
  hands: readonly (readonly Card[])[],
  who: (seat: Seat) => Who,
): TemplateResult {
  return html`<table>
    <tbody>
      ${hands.map(
        (hand, seat) =>
          html`<tr>
            <th scope="row">${who(seat).name}</th>
            <td>${printedCards(table, hand)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
