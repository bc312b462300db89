import {numeralOf} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {sheet, suitSign} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {isTarok, SKY, strength, valueOf} from '../pack/index.js';
import {highToLow} from '../pack/manifest.js';
import type {PackHost} from './host.js';

/** The order of the cards in each suit, the red one reversed, with what a card counts; the visitor's own are marked. */
export function render(table: PackHost): TemplateResult {
  const {packPanelWords, words} = table;
  const held = new Set(table.context?.view.hand ?? []);
  const taroks = Array.from({length: 21}, (_, i) => `T${21 - i}`);
  const rows = [[...taroks, SKY], ...['S', 'C', 'H', 'D'].map((suit) => highToLow(suit))];
  const short = (card: string): string =>
    card === SKY ? words.card(card) : isTarok(card) ? numeralOf(strength(card)) : words.rank(card[0]!);
  return sheet(table, {
    title: packPanelWords!.orderTitle,
    body: html`<p>${packPanelWords!.orderAsk}</p>
      <table class="order">
        <tbody>
          ${rows.map(
            (cards) =>
              html`<tr>
                <th scope="row">
                  ${
                    isTarok(cards[0]!)
                      ? words.suit('T')
                      : html`${suitSign(signPath(cards[0]![1]!, 0, 0), cards[0]![1]!)}<span class="vh"
                            >${words.suit(cards[0]![1]!)}</span
                          >`
                  }
                </th>
                <td>
                  ${cards.map(
                    (card) =>
                      html`<span class=${held.has(card) ? 'held' : ''} title=${words.card(card)}
                        >${short(card)}${valueOf(card) ? html`<sub>${valueOf(card)}</sub>` : nothing}</span
                      > `,
                  )}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  });
}
