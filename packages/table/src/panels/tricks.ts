import type {Card} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from '../card.js';
import type {KitRoomWords, Who} from '../strings.js';
import {sheet, type SheetHost} from './sheet.js';

/** What the sheets of tricks need of their table. */
export interface TricksHost extends SheetHost {
  readonly words: KitRoomWords;
  look(): CardLook;
  open(id: string, about?: unknown): Promise<void>;
  /** The player in a seat. */
  whoSits(seat: Seat): Who;
}

/** A trick as the sheets show it; `winner` -1 = it is not finished. */
export interface ShownTrick {
  readonly cards: readonly Laid[];
  readonly winner: Seat;
}

/**
 * The cards of a trick as they were played; those of the others tell why. `who` sat there: now, unless given; and what is
 * told is of the running deal, unless given.
 */
export function trickRow(
  table: TricksHost,
  {cards, winner}: ShownTrick,
  who = (seat: Seat): Who => table.whoSits(seat),
  tell = (card: Card): unknown => table.open('why', card),
): TemplateResult {
  const look = table.look();
  const {words} = table;
  const label = (seat: Seat, card: Card): string => words.lies(who(seat), words.card(card), seat === winner);
  return html`<div class="cards">
    ${cards.map(
      ({seat, card}) =>
        html`<figure class=${seat === winner ? 'won' : ''}>
          ${
            who(seat).you
              ? html`<div class="card" role="img" aria-label=${label(seat, card)}>
                  ${cardFace(card, look)}
                </div>`
              : html`<button type="button" class="card" @click=${() => void tell(card)}>
                  <span class="vh">${label(seat, card)}</span>${cardFace(card, look)}
                </button>`
          }
          <figcaption aria-hidden="true">${who(seat).name}</figcaption>
        </figure>`,
    )}
  </div>`;
}

/** The last trick; `won` says whose it is. */
export function lastTrick(
  table: TricksHost,
  tricks: readonly ShownTrick[],
  won: (winner: Seat) => string,
): TemplateResult {
  const last = tricks.at(-1);
  return sheet(table, {
    title: table.words.last,
    body: last
      ? html`${trickRow(table, last)}
          <p>${won(last.winner)}</p>`
      : html`<p>${table.panelWords!.nothingYet}</p>`,
  });
}
