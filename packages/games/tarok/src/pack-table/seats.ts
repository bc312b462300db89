import type {Card} from '@quinola/cards';
import {happenedAs} from '@quinola/chart';
import type {Seat, Trick} from '@quinola/play';
import {cardFace, trick, trickCaption, type Look, type OwnPlace, type SeatModel} from '@quinola/table';
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
    ? html`<div class="before" role="img" aria-label=${table.packWords.before(table.whoSits(number), cards)}>
        ${cards.map((card) => html`<i class="card">${cardFace(card, look)}</i>`)}
      </div>`
    : nothing;
}

/** The others about the table, with what the game adds to each. */
export function seatsOf(table: PackHost, look: Look, fit: (seat: Seat) => SeatFittings): SeatModel[] {
  const {context, words, packWords, panelWords, size} = table;
  const {view, turn} = context!;
  const own = Math.max(0, view.seat);
  const numbers = Array.from({length: size - 1}, (_, i) => (own + i + 1) % size).filter(
    (number) => table.whoSits(number).name,
  );
  const portraits = table.portraits(numbers.map((number) => table.whoSits(number).name));
  return numbers.map((number, i) => {
    const who = table.whoSits(number);
    const {marks, word, before = []} = fit(number);
    const cards = view.counts[number] ?? 0;
    const count = view.tricks.filter(({winner}) => winner === number).length;
    const due = !turn.over && turn.must === view.seats[number];
    return {
      place: table.placeOf(number),
      name: who.name,
      figure: portraits[i]!,
      cards,
      holds: words.holds(who, cards),
      marks: [...(number === view.dealer ? [words.dealer] : []), ...marks],
      turn: due,
      takes: lyingTrick(table)?.seat === number,
      won: {count, label: packWords.tricks(count)},
      thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
      word,
      lies: laidOut(table, number, before, look),
    };
  });
}

/** The place below, of the visitor or of whoever is watched. */
export function ownPlaceOf(table: PackHost, look: Look, fit: (seat: Seat) => SeatFittings): OwnPlace {
  const {words, packWords, context} = table;
  const {view} = context!;
  const number = Math.max(0, view.seat);
  const {word, before = []} = fit(number);
  const count = view.tricks.filter(({winner}) => winner === number).length;
  const {name, you} = table.whoSits(number);
  return {
    name: you ? '' : name,
    // What else he is stands on his paper.
    marks: number === view.dealer ? [words.dealer] : [],
    won: {count, label: packWords.tricks(count)},
    word,
    lies: laidOut(table, number, before, look),
  };
}

/** The trick that was just won, while it lies on the table. */
function lyingTrick(table: PackHost): {readonly seat: Seat; readonly trick: Trick} | undefined {
  return table.tag('travel', 'gather', 'speak')
    ? happenedAs(table.manner, 'won', table.context!.happened)
    : undefined;
}

/** The cards on the table now. */
function laidCards(table: PackHost): Trick['cards'] {
  return lyingTrick(table)?.trick.cards ?? table.context!.view.trick;
}

/** How the trick stands, in one line. */
export function captionOf(table: PackHost): string {
  return trickCaption(table, laidCards(table), Boolean(lyingTrick(table)), (cards) =>
    cards.length ? trickWinner(cards) : null,
  );
}

/** The cards on the table; a finished trick lies there until it is gathered. */
export function trickView(table: PackHost, look: Look): TemplateResult {
  const {words, panelWords, context, size} = table;
  const {view, turn} = context!;
  const laid = laidCards(table);
  const winner = laid.length ? trickWinner(laid).card : null;
  return trick(
    {
      cards: laid.map(({seat: number, card}) => ({
        card,
        place: table.placeOf(number),
        best: card === winner,
        label: words.lies(table.whoSits(number), words.card(card), card === winner),
      })),
      players: size,
      label: words.table,
      awaited: view.seat >= 0 && turn.must === view.seats[view.seat] && table.tag('visitor'),
      words: panelWords ?? undefined,
    },
    look,
  );
}
