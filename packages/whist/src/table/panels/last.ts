import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {cardFace, sheet, type Who} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {Trick} from '../../rules/types.js';
import type {WhistTable} from '../../whist-table.js';

/** The four cards of a trick as they were played; those of the others tell why. `who` sat there: now, unless given. */
export function trickRow(
  table: WhistTable, {cards, winner}: Pick<Trick, 'cards' | 'winner'>, who = (seat: Seat): Who => table.whoSits(seat),
): TemplateResult {
  const look = table.look();
  const label = (seat: Seat, card: Card): string => table.words.lies(who(seat), table.words.card(card), seat === winner);
  return html`<div class="cards">${cards.map(({seat, card}) => html`<figure class=${seat === winner ? 'won' : ''}>
    ${who(seat).you ? html`<div class="card" role="img" aria-label=${label(seat, card)}>${cardFace(card, look)}</div>`
      : html`<button type="button" class="card" @click=${() => void table.open('why', card)}><span class="vh">${label(seat, card)}</span>${cardFace(card, look)}</button>`}
    <figcaption aria-hidden="true">${who(seat).name}</figcaption></figure>`)}</div>`;
}

/** The last trick: the only one that may be looked at again (Leitfaden §17 II). */
export function render(table: WhistTable): TemplateResult {
  const last = table.context!.view.tricks.at(-1);
  return sheet(table, {
    title: table.words.last,
    body: last ? html`${trickRow(table, last)}<p>${table.texts!.trickWon(table.whoSits(last.winner), table.isOurs(last.winner % 2 === 0 ? 0 : 1))}</p>`
      : html`<p>${table.more!.nothingYet}</p>`,
  });
}
