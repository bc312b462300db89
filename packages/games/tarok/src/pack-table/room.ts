import type {Seat} from '@quinola/play';
import {
  backPattern,
  cardBack,
  drawRoom,
  type HandModel,
  type CardLook,
  type Piece,
  type RoomPlan,
  type SeatExtras,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {trickWinner} from '../pack/index.js';
import type {PackHost} from './host.js';

/** What a game puts into the room. */
export interface RoomContents {
  /** The papers above the table: scores, the pot. */
  readonly papers: TemplateResult;
  readonly status: string;
  /** What stands on the cloth if there is space. */
  readonly pieces: readonly Piece[];
  fit(seat: Seat): SeatExtras;
}

/** The visitor's cards while they lie face down before he has looked. */
function coveredHand(table: PackHost, {cards}: HandModel): TemplateResult | typeof nothing {
  const {words, context} = table;
  const {seat, counts} = context!.view;
  const count = seat < 0 ? 0 : (counts[seat] ?? 0);
  if (cards.length || !count) return nothing;
  return html`<div class="covered" role="img" aria-label=${words.holds(table.whoSits(seat), count)}>
    ${backPattern(table)}${Array.from({length: count}, () => html`<i class="card">${cardBack()}</i>`)}
  </div>`;
}

/** A table with 78 cards as it is now, without the parts specific to each game. */
export function packPlan({context, size, goesTo}: PackHost): Omit<RoomPlan, 'score' | 'status' | 'fit'> {
  const {view, turn} = context!;
  const {seat, dealer, counts, trick, tricks} = view;
  return {
    size,
    seat,
    goesTo,
    dealer,
    counts,
    trick,
    best: (cards) => (cards.length ? trickWinner(cards) : null),
    due: (of) => !turn.over && turn.must === view.seats[of],
    won: (of) => tricks.filter(({winner}) => winner === of).length,
  };
}

/** The room of a table with 78 cards; `own` is the visitor's hand. */
export function packRoom(
  table: PackHost,
  look: CardLook,
  own: HandModel,
  {papers, status, pieces, fit}: RoomContents,
): TemplateResult {
  const plan = {...packPlan(table), score: papers, status, pieces, fit};
  return html`${drawRoom(table, plan, look, own)}${coveredHand(table, own)}`;
}
