import type {Card} from '@quinola/cards';
import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from './card.js';
import {FINGER, handRows, type Box} from './hand-rows.js';

/** A place in the hand beside another one, if there is one. */
type Beside = HTMLElement | null | undefined;

/** Whether a card of the hand shows so narrow a strip of itself, beside the next one in its row, that a finger may miss it. */
export function isNarrow(card: Element): boolean {
  const place = card.closest('li');
  const [next, before] = [place?.nextElementSibling, place?.previousElementSibling] as Beside[];
  const away = (other: Beside): number =>
    other && other.offsetTop === place!.offsetTop ? Math.abs(other.offsetLeft - place!.offsetLeft) : Infinity;
  return Math.min(away(next), away(before)) < FINGER;
}

/** The model of a hand. */
export interface HandModel {
  /** In the order shown. */
  readonly cards: readonly Card[];
  /**
   * The places of the list, in the same order. A played card leaves its place empty, so that all other cards keep their elements.
   * Default: the cards.
   */
  readonly places?: readonly Card[];
  readonly label: string;
  readonly look: CardLook;
  /** The size of the table, by which the cards are laid in rows. */
  readonly box: Box;
  /** How many cards lie face down in the place of the hand: they have its room. */
  readonly covered?: number;
  /** How many cards an upright table lays in one row; absent: as many as suit the visitor's own. */
  readonly oneRow?: number;
  /** Whether the visitor has to choose a card now; otherwise no card is dimmed. */
  readonly asked: boolean;
  readonly lawful: (card: Card) => boolean;
  readonly name: (card: Card) => string;
  /** The card that has the tab stop. */
  readonly at: Card | null;
  /** Tapped once, waiting for the second tap. */
  readonly chosen: Card | null;
  /** Stands above that card, for the eye: that it is to be tapped again. */
  readonly again?: string | undefined;
  readonly hinted: Card | null;
  /** Whether a card is chosen for something, where several are: it stands out of the hand. */
  readonly picked?: (card: Card) => boolean;
  readonly tap: (card: Card, event: Event) => void;
  /** A label on a card, for example that it is open. */
  readonly badge?: ((card: Card) => TemplateResult | null) | undefined;
}

/** The visitor's cards: a list of buttons with one tab stop, in as many rows as the table's size asks for. */
export function hand({
  cards,
  places = cards,
  label,
  look,
  box,
  oneRow,
  covered = 0,
  asked,
  lawful,
  name,
  at,
  chosen,
  again,
  hinted,
  picked,
  tap,
  badge,
}: HandModel): TemplateResult {
  const rows = handRows(cards.length ? cards : Array<Card>(covered).fill('AS'), box, oneRow, places.length);
  const stop = cards.find((card) => card === at) ?? cards.find((card) => !asked || lawful(card));
  // Set as the property `style`: as an attribute it would be refused by a strict policy of the page.
  const place = (i: number): string => {
    let row = 0;
    let first = 0;
    while (i >= first + rows[row]!) first += rows[row++]!;
    return `--quinola-j:${i - first};--quinola-m:${rows[row]};--quinola-r:${row}`;
  };
  return html`<ul
    class="hand ${rows.length > 1 ? 'rows' : ''}"
    part="hand"
    role="list"
    aria-label=${label}
    .style=${`--quinola-rows:${rows.length};--quinola-longest:${Math.max(1, ...rows)}`}
  >
    ${places.map((card) => {
      const away = asked && !lawful(card);
      return cards.includes(card)
        ? html`<li .style=${place(cards.indexOf(card))}>
            <button
              type="button"
              part="card"
              class="card ${
                away ? 'away' : ''
              } ${card === chosen ? 'chosen' : ''} ${card === hinted ? 'hinted' : ''} ${picked?.(card) ? 'picked' : ''}"
              data-card=${card}
              tabindex=${card === stop ? 0 : -1}
              aria-disabled=${away}
              aria-pressed=${picked ? picked(card) : nothing}
              @click=${(event: Event) => tap(card, event)}
            >
              <span class="vh">${name(card)}</span>${cardFace(card, look)}${badge?.(card)}
            </button>
            ${again && card === chosen ? html`<b class="again" aria-hidden="true">${again}</b>` : nothing}
          </li>`
        : nothing;
    })}
  </ul>`;
}
