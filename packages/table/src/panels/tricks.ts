import type {Card} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from '../card.js';
import type {KitRoomWords, Who} from '../strings.js';
import {sheet, type SheetHost} from './sheet.js';

/** What the sheets of tricks need of their table. */
export interface TricksHost extends SheetHost {
  readonly words: KitRoomWords;
  /** The rules, which say what tricks may be looked at again. */
  readonly game: {openTricks?(view: unknown): readonly number[]};
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
  /** A card that was dealt to the table is nobody's. */
  const label = (seat: Seat, card: Card): string =>
    who(seat).name ? words.lies(who(seat), words.card(card), seat === winner) : words.card(card);
  return html`<div class="cards">
    ${cards.map(
      ({seat, card}) =>
        html`<figure class=${winner >= 0 && seat === winner ? 'won' : ''}>
          ${
            who(seat).you || !who(seat).name
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

/** The tricks of a running deal, as the sheets read them. */
export interface ShownTricks {
  /** The cards on the table: of a trick, or in the middle. */
  readonly trick?: readonly Laid[];
  readonly middle?: readonly Laid[];
  readonly tricks: readonly ShownTrick[];
}

/** The indices of the finished tricks that the rules let the visitor see again. */
export const openTricksAt = ({game}: Pick<TricksHost, 'game'>, view: ShownTricks): readonly number[] =>
  game.openTricks?.(view) ?? [];

/** The last trick, if the rules let the visitor see it again; `won` says whose it is. */
export function lastTrick(
  table: TricksHost,
  view: ShownTricks,
  won: (winner: Seat) => string,
): TemplateResult {
  const {tricks} = view;
  const last = tricks.at(-1);
  if (last && !openTricksAt(table, view).includes(tricks.length - 1))
    return sheet(table, {title: table.words.last, body: html`<p>${table.panelWords!.turned}</p>`});
  return sheet(table, {
    title: table.words.last,
    body: last
      ? html`${trickRow(table, last)}
          <p>${won(last.winner)}</p>`
      : html`<p>${table.panelWords!.nothingYet}</p>`,
  });
}
