import type {Seat} from '@quinola/play';
import {hand, type HandModel, type Look} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PackHost} from './host.js';
import {seatsView, trickView, type SeatFittings} from './seats.js';
import {skatTray} from './skat.js';

/** What a game puts into the room. */
export interface Furniture {
  /** The papers above the table: scores, the pot. */
  readonly papers: TemplateResult;
  readonly status: string;
  fit(seat: Seat): SeatFittings;
}

/** The room of a table on 78 cards; `own` is the visitor's hand. */
export function packRoom(table: PackHost, look: Look, own: HandModel, {papers, status, fit}: Furniture): TemplateResult {
  return html`${papers}${seatsView(table, look, fit)}${table.laying ? skatTray(table, look) : trickView(table, look)}<p class="status ${
    table.tag('visitor') ? 'mine' : ''}">${status}</p>${hand(own)}`;
}
