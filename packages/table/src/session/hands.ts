import {suitOf, type Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import type {Seat} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {suitMark, suitSign, type CardLook} from '../card.js';
import type {KitRoomWords, Who} from '../strings.js';

/** What printed cards need of their table. */
interface PrintingTable {
  readonly words: Pick<KitRoomWords, 'rank'>;
  look(): Pick<CardLook, 'german' | 'courts'>;
}

/** Cards as newspapers print them: ranks, with the sign of a suit before the first of its cards. */
export function printedCards(table: PrintingTable, cards: readonly Card[]): readonly TemplateResult[] {
  const look = table.look();
  return cards.map((card, i) => {
    const suit = suitOf(card);
    const isFirst = i === 0 || suitOf(cards[i - 1]!) !== suit;
    const rank = table.words.rank(card[0]!);
    return isFirst ? html` <span class="run">${suitMark(suit, look)}${rank}</span> ` : html`${rank} `;
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

/** How a hand is printed suit by suit. */
export interface PrintedSuits {
  /** From the first line to the last. */
  readonly suits: readonly string[];
  readonly suit: (card: Card) => string;
  /** What stands before the cards of a suit. Default: its sign. */
  readonly mark?: (suit: string) => TemplateResult;
  /** A card in as few letters as possible. */
  readonly short: (card: Card) => string;
}

/**
 * A hand as newspapers print it, with a line for each suit.
 * @param hand in the order in which the game shows a hand
 */
export function suitLines(
  hand: readonly Card[],
  {suits, suit: suitHere, mark = (suit) => suitSign(signPath(suit, 0, 0), suit), short}: PrintedSuits,
): readonly TemplateResult[] {
  return suits.map(
    (suit) =>
      html`<p>
        ${mark(suit)}
        ${
          hand
            .filter((card) => suitHere(card) === suit)
            .map(short)
            .join(' ') || '–'
        }
      </p>`,
  );
}
