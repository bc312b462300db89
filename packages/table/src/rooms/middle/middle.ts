import type {Card} from '@quinola/cards';
import {html, nothing, type TemplateResult} from 'lit';
import {cardBack, cardFace, type CardLook} from '../../card.js';
import type {Place} from '../../places.js';
import {columnsFor, rowsFor} from './slots.js';

/** A card in the middle. */
export interface MiddleCard {
  readonly card: Card;
  /** Its place, from 0, row by row. */
  readonly slot: number;
  /** The place of the player who laid it there, or of the dealer. */
  readonly from: Place | null;
  readonly name: string;
  /** The set in which it is taken, by its number; −1: none. */
  readonly set: number;
  /** What stands below that set. */
  readonly tab?: string | undefined;
  /** Whether the card that is chosen cannot take it in any way. */
  readonly away: boolean;
  readonly hinted: boolean;
}

/** The cards in the middle of a table. */
export interface MiddleModel {
  readonly cards: readonly MiddleCard[];
  /** How many cards lie there face down, and the pattern of their backs. */
  readonly covered: number;
  readonly backs: TemplateResult | typeof nothing;
  readonly label: string;
  readonly landscape: boolean;
  /** What a touch on a card does; absent: nothing now. */
  readonly tap?: ((card: Card) => void) | undefined;
}

/** Whether a card and the one at the next place of its row are of one set, and so within one rim. */
const joins = (cards: readonly MiddleCard[], one: MiddleCard, step: 1 | -1, columns: number): boolean =>
  one.set >= 0 &&
  Math.floor(one.slot / columns) === Math.floor((one.slot + step) / columns) &&
  cards.some(({slot, set}) => slot === one.slot + step && set === one.set);

/** The cards of a set that lie side by side have one tab, in their middle. */
function tabOf(cards: readonly MiddleCard[], one: MiddleCard, columns: number): string | undefined {
  let before = 0;
  let after = 0;
  const at = (step: number): MiddleCard | undefined => cards.find(({slot}) => slot === one.slot + step);
  while (at(-before) && joins(cards, at(-before)!, -1, columns)) before++;
  while (at(after) && joins(cards, at(after)!, 1, columns)) after++;
  return before === Math.ceil((before + after) / 2) ? one.tab : undefined;
}

/** Draws the cards in the middle, in rows; those that are taken have a rim. */
export function middle(
  {cards, covered, backs, label, landscape, tap}: MiddleModel,
  look: CardLook,
): TemplateResult {
  const places = Math.max(0, ...cards.map(({slot}) => slot + 1)) + covered;
  const columns = columnsFor(places, landscape);
  const place = (slot: number): string =>
    `grid-area:${1 + Math.floor(slot / columns)}/${1 + (slot % columns)}`;
  const shown = [...cards].sort((one, other) => one.slot - other.slot);
  return html`<div class="table" .style=${`--n:${columns};--rows:${rowsFor(places, landscape)}`}>
    ${backs}
    <ul class="middle" part="middle" role="list" aria-label=${label}>
      ${shown.map((one) => {
        const {card, name, set, away, hinted, from} = one;
        const tab = set < 0 ? undefined : tabOf(shown, one, columns);
        const classes = [
          'card',
          set < 0 ? '' : 'taken',
          joins(shown, one, -1, columns) ? 'joins-before' : '',
          joins(shown, one, 1, columns) ? 'joins-after' : '',
          away ? 'away' : '',
          hinted ? 'hinted' : '',
        ].join(' ');
        const drawn = html`<span class="vh">${name}</span>${cardFace(card, look)}${
            tab ? html`<b class="tab" aria-hidden="true">${tab}</b>` : nothing
          }`;
        return html`<li .style=${place(one.slot)}>
          ${
            tap
              ? html`<button
                  type="button"
                  part="card"
                  class=${classes}
                  data-card=${card}
                  data-from=${from ?? ''}
                  aria-pressed=${set >= 0}
                  aria-disabled=${away}
                  @click=${() => tap(card)}
                >
                  ${drawn}
                </button>`
              : html`<div part="card" class=${classes} data-card=${card} data-from=${from ?? ''}>
                  ${drawn}
                </div>`
          }
        </li>`;
      })}
      ${Array.from(
        {length: covered},
        (_, i) =>
          html`<li aria-hidden="true" .style=${place(places - covered + i)}>
            <div class="card down">${cardBack()}</div>
          </li>`,
      )}
    </ul>
  </div>`;
}
