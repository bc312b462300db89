import {signPath} from '@quinola/faces';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {AuctionAsk} from '../asks/ask.js';
import type {ShownRung} from '../asks/ladder.js';
import {suitSign} from '../card.js';
import {standOf} from './auction-stand.js';

// What an auction has where its ladder is drawn as a tariff card: heads of the columns, and a price that is chosen before it is bid.

/** The sign or the word of a grade, and what it pays; on a tariff card, where its column says the grade, the price, or why there is none. */
export function insideCell({columns}: AuctionAsk, {rung, words, column}: ShownRung): TemplateResult {
  const {short, pays, name} = words;
  if (columns) {
    const isSaid = short && (columns[column]?.wide || pays === undefined);
    return html`${isSaid ? html`<small>${short}</small>` : nothing}<span>${pays}</span>`;
  }
  return html`<span>${rung.suit ? suitSign(signPath(rung.suit, 0, 0), rung.suit) : (short ?? name)}</span
    >${pays === undefined ? nothing : html`<small>${pays}</small>`}`;
}

/** The heads of a tariff card. */
export function headsView({columns}: AuctionAsk): TemplateResult | typeof nothing {
  if (!columns) return nothing;
  return html`<div class="heads" aria-hidden="true">
    <div class="cells">${columns.map(({head}) => html`<span>${head}</span>`)}</div>
  </div>`;
}

/** How wide the columns of a card are. */
export const widths = ({columns = []}: AuctionAsk): string =>
  columns.map(({wide}) => (wide ? 'minmax(76px,1.7fr)' : 'minmax(44px,1fr)')).join(' ');

/** The price that is chosen on a tariff card; unless one was touched, the best of those that are likely. */
export function chosenOf(
  table: AnyTable,
  {columns, likely}: AuctionAsk,
  rungs: readonly ShownRung[],
): ShownRung | null {
  if (!columns) return null;
  const stand = standOf(table);
  stand.chosen ??= likely?.[0]?.bid ?? null;
  return rungs.find(({rung, move}) => rung.id === stand.chosen && move) ?? null;
}
