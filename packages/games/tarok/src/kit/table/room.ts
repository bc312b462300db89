import {
  backPattern,
  cardBack,
  drawRoom,
  trickPlan,
  type CardLook,
  type HandModel,
  type RoomPlan,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {TAROK_TRICKS} from '../rules/index.js';
import type {PackTable} from './pack-table.js';

/** How many of the visitor's cards lie face down before he has looked. */
function coveredCards({context}: PackTable, {cards}: HandModel): number {
  const {seat, counts} = context!.view;
  return cards.length || seat < 0 ? 0 : (counts[seat] ?? 0);
}

/** These cards. */
function coveredHand(table: PackTable, count: number): TemplateResult | typeof nothing {
  const {words, context} = table;
  const {seat} = context!.view;
  if (!count) return nothing;
  return html`<div class="covered" role="img" aria-label=${words.holds(table.whoSits(seat), count)}>
    ${backPattern(table)}${Array.from({length: count}, () => html`<i class="card">${cardBack()}</i>`)}
  </div>`;
}

/** A table with 78 cards as it is now, without the parts specific to each game. */
export function packPlan(table: PackTable): Omit<RoomPlan, 'goesTo' | 'score' | 'status'> {
  const {dealer, tricks} = table.context!.view;
  return {
    ...trickPlan(table, TAROK_TRICKS),
    // He is known before he has dealt.
    dealer,
    // By seat, also where tricks are won by sides.
    won: (seat) => tricks.filter(({winner}) => winner === seat).length,
  };
}

/** Draws the room of a table with 78 cards; `own` is the visitor's hand. */
export function packRoom(table: PackTable, look: CardLook, own: HandModel, plan: RoomPlan): TemplateResult {
  const covered = coveredCards(table, own);
  return html`${drawRoom(table, plan, look, {...own, covered})}${coveredHand(table, covered)}`;
}
