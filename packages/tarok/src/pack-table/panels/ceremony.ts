import {cardFace, formStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {freePlaces} from '../../pack/index.js';
import type {PackHost} from '../host.js';

/** The three cards that mark the places, of which the visitor draws one; those that are drawn lie open. */
function places(table: PackHost): TemplateResult {
  const {packMore, words} = table;
  const {view} = table.context!;
  const {size, drawn} = view.draw!;
  const free = freePlaces(view);
  const look = table.look();
  return sheet(table, {title: packMore!.drawTitle, own: true, small: true, body: html`<p>${packMore!.drawAsk}</p><div class="cards">${
    Array.from({length: size}, (_, index) => {
      const taken = drawn.find((draw) => draw.index === index);
      if (taken) {
        return html`<figure><div class="card" role="img" aria-label=${words.card(taken.card)}>${cardFace(taken.card, look)}</div><figcaption>${table.who(taken.player).name}</figcaption></figure>`;
      }
      return html`<button type="button" class="card down" aria-label=${packMore!.drawCard(index + 1)} ?disabled=${!free.includes(index)} @click=${() =>
        table.play({type: 'DRAW', index} as never)}></button>`;
    })}</div>`});
}

/** The pack, to be cut. */
function cut(table: PackHost): TemplateResult {
  const {packMore} = table;
  const place = (event: Event): number =>
    Number((event.target as HTMLElement).closest('.sheet')!.querySelector<HTMLInputElement>('.cut')!.value);
  return sheet(table, {
    title: packMore!.cutAsk, own: true, small: true,
    body: html`<label><span>${packMore!.cutPlace}</span><input class="cut" type="range" min="1" max="77" value="39"></label>`,
    foot: html`<button type="button" class="button first" @click=${(event: Event) => table.play({type: 'CUT', index: place(event)} as never)}>${packMore!.cut}</button>`,
  });
}

/** What the visitor is asked before the cards are dealt. */
export function render(table: PackHost): TemplateResult {
  table.adopt(formStyles);
  return table.context!.turn.phase === 'drawing.seats' ? places(table) : cut(table);
}
