import {drawRoom, trickPlan, type HandModel, type CardLook, type RoomPlan} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameHost} from './host.js';
import {TRICKS} from '../rules/index.js';

/** The score paper: the tricks of each player. */
function scoreView(table: NewGameHost): TemplateResult {
  const {view} = table.context!;
  return html`<div class="score" part="score">
    ${view.tricksWon.map(
      (won, seat) =>
        html`<div class="tally">
          <p><b>${table.whoSits(seat).name}</b> <strong>${won}</strong></p>
        </div>`,
    )}
  </div>`;
}

/** Describes the current table, which the kit draws. */
function planOf(table: NewGameHost): RoomPlan {
  const {view} = table.context!;
  return {
    ...trickPlan(table, TRICKS),
    paper: html`<p class="talon">${table.gameWords.talon(view.talon)}</p>`,
    score: scoreView(table),
    status: table.statusLine(),
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: NewGameHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
