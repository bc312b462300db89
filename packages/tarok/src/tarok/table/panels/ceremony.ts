import {cardFace, formStyles, sheet, spread} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {render as ceremony} from '../../../pack-table/panels/ceremony.js';
import type {TarokTable} from '../../tarok-table.js';

/** The whole pack, from which two draw for the deal. */
function draw(table: TarokTable): TemplateResult {
  const {packMore, texts, words} = table;
  const {size, drawn} = table.view!.draw!;
  const look = table.look();
  return sheet(table, {title: texts!.drawTitleTwo, own: true, body: html`<p>${texts!.drawAskTwo}</p>
    <div class="cards">${drawn.map(({player, card}) => html`<figure><div class="card" role="img" aria-label=${words.card(card)}>${cardFace(card, look)}</div>
      <figcaption>${table.who(player).name}</figcaption></figure>`)}</div>
    ${spread({size, taken: drawn.map(({index}) => index), mayDraw: true, name: packMore!.drawCard, draw: (index) => table.play({type: 'DRAW', index})})}`});
}

/** What the visitor is asked before the cards are dealt. */
export function render(table: TarokTable): TemplateResult {
  table.adopt(formStyles);
  return table.context!.turn.phase === 'drawing.deal' ? draw(table) : ceremony(table);
}
