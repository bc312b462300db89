import {html, nothing, type TemplateResult} from 'lit';

/** A card as it stands in an order. */
export interface OrderedCard {
  /** In few signs: `K`, `XXI`, `10`. */
  readonly sign: string | TemplateResult;
  /** As it is called aloud. */
  readonly name: string;
  /** What it counts, where that is to be seen. */
  readonly counts?: number;
  /** Whether the visitor holds it. */
  readonly held?: boolean;
  /** What sets it apart: a matador, or one that stands where nobody looks for it, as an ace above a ten. */
  readonly mark?: 'matador' | 'turned' | null;
}

/** Cards in their order, the highest first: a suit, several that are ordered alike, the trumps of a deal. */
export interface OrderGroup {
  /** What stands before them: a name, signs of suits. */
  readonly caption: string | TemplateResult;
  /** The same for those who do not see it. */
  readonly name: string;
  /** `null` where some are left out. */
  readonly cards: readonly (OrderedCard | null)[];
}

/** The order of the cards where it is unusual: a game tells it of its deal, the kit shows it. */
export interface CardOrder {
  readonly title: string;
  /** What is to be known of it, over all groups. */
  readonly text: string;
  /** Every card, for the sheet that the menu opens. */
  readonly groups: readonly OrderGroup[];
  /** The same in few lines, for the table: what is ordered alike stands together. */
  readonly strip: readonly OrderGroup[];
}

const said = ({name, cards}: OrderGroup): string =>
  `${name}: ${cards.map((card) => card?.name ?? '…').join(', ')}`;

const markOf = ({held = false, mark}: OrderedCard): string =>
  [held && 'held', mark].filter(Boolean).join(' ');

/** The order in few lines, to lie on the table where there is room. */
export function orderStrip({title, strip}: CardOrder): TemplateResult {
  return html`<div class="strip" role="group" aria-label=${title}>
    ${strip.map(
      (group) =>
        html`<p role="img" aria-label=${said(group)}>
          <span>${group.caption}</span>${group.cards.map((card) =>
            card ? html`<i class=${markOf(card)}>${card.sign}</i>` : html`<i>…</i>`,
          )}
        </p>`,
    )}
  </div>`;
}

/** The order of every card, with what each counts. */
export function orderTable({groups}: CardOrder): TemplateResult {
  return html`<table class="order">
    <tbody>
      ${groups.map(
        ({caption, name, cards}) =>
          html`<tr>
            <th scope="row">
              ${
                typeof caption === 'string'
                  ? caption
                  : html`<span aria-hidden="true">${caption}</span><span class="vh">${name}</span>`
              }
            </th>
            <td>
              ${cards.map((card) =>
                card
                  ? html`<span class=${markOf(card)} title=${card.name}
                      >${card.sign}${card.counts ? html`<sub>${card.counts}</sub>` : nothing}</span
                    > `
                  : '… ',
              )}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
