import type {Card} from '@quinola/cards';
import {happenedAs} from '@quinola/chart';
import type {Seat} from '@quinola/play';
import {cardFace, seat, trick, type Look} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {trickWinner} from '../pack/index.js';
import type {PackHost} from './host.js';

/** What a game adds to a seat. */
export interface SeatFittings {
  /** Beside the name: `30 announced`, `plays`. */
  readonly marks: readonly string[];
  /** What the seat has just said. */
  readonly word?: string | null;
  /** What lies open before it. */
  readonly before?: readonly Card[];
}

/** Cards that lie open before whoever has got them, to the end of the deal. */
export function laidOut(
  table: PackHost,
  number: Seat,
  cards: readonly Card[],
  look: Look,
): TemplateResult | typeof nothing {
  return cards.length
    ? html`<div
        class="before at${table.placeOf(number)}"
        role="img"
        aria-label=${table.packWords.before(table.whoSits(number), cards)}
      >
        ${cards.map((card) => html`<i class="card">${cardFace(card, look)}</i>`)}
      </div>`
    : nothing;
}

/** The others about the table and the visitor's own place, with what the game adds to each. */
export function seatsView(table: PackHost, look: Look, fit: (seat: Seat) => SeatFittings): TemplateResult[] {
  const {context, words, panelWords, size} = table;
  const {view, turn} = context!;
  const own = Math.max(0, view.seat);
  return Array.from({length: size}, (_, i) => {
    const number = (own + i + 1) % size;
    const who = table.whoSits(number);
    const place = table.placeOf(number);
    const {marks, word, before = []} = fit(number);
    const cards = place ? (view.counts[number] ?? 0) : 0;
    const due = !turn.over && turn.must === view.seats[number] && who.name !== '';
    return html`${
      who.name
        ? seat({
            place,
            name: who.name,
            cards,
            holds: words.holds(who, cards),
            marks: [...(number === view.dealer ? [words.dealer] : []), ...marks],
            turn: due,
            thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
            word,
          })
        : nothing
    }${laidOut(table, number, before, look)}`;
  });
}

/** The cards on the table; a finished trick lies there until it is gathered. */
export function trickView(table: PackHost, look: Look): TemplateResult {
  const {words, panelWords} = table;
  const {view, happened} = table.context!;
  const won = happenedAs(table.manner, 'won', happened);
  const laid = won && table.tag('travel', 'gather', 'speak') ? won.trick.cards : view.trick;
  const winner = laid.length ? trickWinner(laid).card : null;
  return trick(
    laid.map(({seat: number, card}) => ({
      card,
      place: table.placeOf(number),
      best: card === winner,
      label: words.lies(table.whoSits(number), words.card(card), card === winner),
    })),
    words.table,
    look,
    panelWords?.led,
  );
}
