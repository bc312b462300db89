import {signPath} from '@quinola/faces';
import {drawRoom, suitSign, trickPlan, type HandModel, type CardLook, type RoomPlan} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {NewGameHost} from './host.js';
import {partsOf, tricksOf} from '../rules/index.js';

/** The score paper: the tricks of each player. */
function scoreView(table: NewGameHost): TemplateResult {
  const {view} = table.context!;
  return html`<div class="score many" part="score">
    ${view.tricksWon.map(
      (won, seat) =>
        html`<div class="tally">
          <p><b>${table.whoSits(seat).name}</b> <strong>${won}</strong></p>
        </div>`,
    )}
  </div>`;
}

/** The paper with what is played: how many tricks, with which trumps; its name also says who plays alone. */
function contractView(table: NewGameHost): TemplateResult | typeof nothing {
  const {contract, declarer} = table.context!.view;
  if (!contract) return nothing;
  const {count, suit} = partsOf(contract);
  const told = table.gameWords.contract(table.whoSits(declarer), count, table.words.suit(suit));
  return html`<div class="up" role="img" aria-label=${told}>
    <p aria-hidden="true"><b>${count} ${suitSign(signPath(suit, 0, 0), suit)}</b></p>
  </div>`;
}

/** Describes the current table, which the kit draws. */
export function planOf(table: NewGameHost): RoomPlan {
  return {
    ...trickPlan(table, tricksOf(table.context!.view)),
    paper: contractView(table),
    score: scoreView(table),
    status: table.statusLine(),
  };
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: NewGameHost, look: CardLook, own: HandModel): TemplateResult {
  return drawRoom(table, planOf(table), look, own);
}
