import {html, nothing, type TemplateResult} from 'lit';

/** A card in a displayed order. */
export interface OrderedCard {
  /** A short label: `K`, `XXI`, `10`. */
  readonly sign: string | TemplateResult;
  /** Its spoken name. */
  readonly name: string;
  /** Its value, if values are shown. */
  readonly counts?: number;
  /** Whether the visitor holds it. */
  readonly held?: boolean;
  /** A special mark: a matador, or a card in an unexpected place, such as an ace above a ten. */
  readonly mark?: 'matador' | 'turned' | null;
}

/** Cards in their order, the highest first: a suit, several that are ordered alike, the trumps of a deal. */
export interface OrderGroup {
  /** The caption: a name, or suit symbols. */
  readonly caption: string | TemplateResult;
  /** The caption for screen readers. */
  readonly name: string;
  /** `null` marks an omission. */
  readonly cards: readonly (OrderedCard | null)[];
}

/** The order of the cards if it is unusual: provided by the game for the current deal, shown by the kit. */
export interface CardOrder {
  readonly title: string;
  /** An explanation for all groups. */
  readonly text: string;
  /** Every card, for the sheet that the menu opens. */
  readonly groups: readonly OrderGroup[];
  /** A short form for the table, in which equally ordered suits are combined. */
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
