import type {Seat} from '@quinola/play';
import {backPattern, cardBack, trickRoom, type HandModel, type Look} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PackHost} from './host.js';
import {captionOf, ownPlaceOf, seatsOf, trickView, type SeatFittings} from './seats.js';
import {skatTray} from './skat.js';

/** What a game puts into the room. */
export interface Furniture {
  /** The papers above the table: scores, the pot. */
  readonly papers: TemplateResult;
  readonly status: string;
  fit(seat: Seat): SeatFittings;
}

/** The visitor's cards while they lie face down before him: he has not looked yet. */
function coveredHand(table: PackHost, {cards}: HandModel): TemplateResult | typeof nothing {
  const {words, context} = table;
  const {seat, counts} = context!.view;
  const count = seat < 0 ? 0 : (counts[seat] ?? 0);
  if (cards.length || !count) return nothing;
  return html`<div class="covered" role="img" aria-label=${words.holds(table.whoSits(seat), count)}>
    ${backPattern(table)}${Array.from({length: count}, () => html`<i class="card">${cardBack()}</i>`)}
  </div>`;
}

/** The room of a table on 78 cards; `own` is the visitor's hand. */
export function packRoom(
  table: PackHost,
  look: Look,
  own: HandModel,
  {papers, status, fit}: Furniture,
): TemplateResult {
  return html`${trickRoom({
    seats: seatsOf(table, look, fit),
    score: papers,
    stage: table.laying ? skatTray(table, look) : trickView(table, look),
    caption: table.laying ? null : captionOf(table),
    status,
    mine: table.tag('visitor'),
    hand: own,
    own: ownPlaceOf(table, look, fit),
    note: table.note?.text ?? null,
  })}${coveredHand(table, own)}`;
}
