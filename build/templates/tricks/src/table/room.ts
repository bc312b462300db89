import {winning} from '@quinola/play';
import {drawRoom, type HandModel, type CardLook, type RoomPlan} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameHost} from './host.js';
import {playerAt, SEATS, TRICKS} from '../rules/index.js';

/** The score paper: the tricks of each player. */
function scoreView(table: NewGameHost): TemplateResult {
  const {view} = table.context!;
  return html`<div class="score many" part="score">
    ${view.tricksWon.map(
      (won, place) =>
        html`<div class="tally">
          <p><b>${table.whoSits(place).name}</b> <strong>${won}</strong></p>
        </div>`,
    )}
  </div>`;
}

/** Describes the current table, which the kit draws. */
function planOf(table: NewGameHost): RoomPlan {
  const {view, turn} = table.context!;
  const {seat, dealer, counts, trick, tricksWon} = view;
  return {
    size: SEATS,
    seat,
    dealer,
    counts,
    trick,
    best: (cards) => winning(TRICKS, cards),
    due: (place) => turn.must === playerAt(view, place),
    won: (place) => tricksWon[place] ?? 0,
    score: scoreView(table),
    status: table.statusLine(),
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: NewGameHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
