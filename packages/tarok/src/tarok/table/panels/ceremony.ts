import {cardFace, formStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {render as ceremony} from '../../../pack-table/panels/ceremony.js';
import type {TarokTable} from '../../tarok-table.js';

/** The whole pack spread, from which two draw for the deal. */
function spread(table: TarokTable): TemplateResult {
  const {packMore, texts, words} = table;
  const {size, drawn} = table.view!.draw!;
  const look = table.look();
  return sheet(table, {title: texts!.drawTitleTwo, own: true, body: html`<p>${texts!.drawAskTwo}</p>
    <div class="cards">${drawn.map(({player, card}) => html`<figure><div class="card" role="img" aria-label=${words.card(card)}>${cardFace(card, look)}</div>
      <figcaption>${table.who(player).name}</figcaption></figure>`)}</div>
    <div class="spread">${Array.from({length: size}, (_, index) => (drawn.some((one) => one.index === index) ? html`<i></i>`
      : html`<button type="button" aria-label=${packMore!.drawCard(index + 1)} @click=${() => table.play({type: 'DRAW', index})}><i class="card"></i></button>`))}</div>`});
}

/** What the visitor is asked before the cards are dealt. */
export function render(table: TarokTable): TemplateResult {
  table.adopt(formStyles);
  return table.context!.turn.phase === 'drawing.deal' ? spread(table) : ceremony(table);
}
