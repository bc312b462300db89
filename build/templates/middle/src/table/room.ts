import {drawMiddleRoom, type HandModel, type CardLook, type MiddlePlan} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameHost} from './host.js';
import {playerAt, SEATS} from '../rules/index.js';

/** The score paper: how many cards each has taken. */
function scoreView(table: NewGameHost): TemplateResult {
  const {view} = table.context!;
  return html`<div class="score many" part="score">
    ${view.taken.map(
      (cards, place) =>
        html`<div class="tally">
          <p><b>${table.whoSits(place).name}</b> <strong>${cards.length}</strong></p>
        </div>`,
    )}
  </div>`;
}

/** Describes the current table, which the kit draws. */
function planOf(table: NewGameHost): MiddlePlan {
  const {view, turn} = table.context!;
  const {seat, dealer, counts, middle} = view;
  return {
    size: SEATS,
    seat,
    dealer,
    counts,
    smallHands: true,
    middle,
    due: (place) => turn.must === playerAt(view, place),
    won: () => null,
    score: scoreView(table),
    status: table.statusLine(),
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: NewGameHost, look: CardLook, own: HandModel): TemplateResult {
  return drawMiddleRoom(table, planOf(table), look, own);
}
