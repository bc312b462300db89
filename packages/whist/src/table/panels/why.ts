import type {Because} from '@quinola/play';
import {sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {until} from 'lit/directives/until.js';
import type {WhistMove} from '../../rules/types.js';
import type {WhistTable} from '../../whist-table.js';
import {reasonOf} from '../reasons.js';
import {labelOf} from './choices.js';

/** The next card and by how many tricks it is worse, where that is worth a word. */
function clearly({margin, next}: NonNullable<Because['search']>): {margin: number; next: string} | null {
  return next !== undefined && margin >= 0.05 ? {margin, next} : null;
}

/** A reason as the book gives it, with its place. */
export function reasonView(table: WhistTable, because: Because | undefined): TemplateResult {
  const more = table.more!;
  if (!because) return html`<p>${more.noReason}</p>`;
  const {maxim, then, over, search, provenance} = because;
  return html`${maxim ? until(reasonOf(table.code, maxim, provenance).then(({text, source}) => html`<p>${text}</p><p class="source">${source}</p>`), html`<p class="source">${maxim}</p>`) : nothing}
    ${then ? until(reasonOf(table.code, then).then(({text, source}) => html`<p>${text}</p><p class="source">${source}</p>`), nothing) : nothing}
    ${search ? html`<p>${more.counted(search.best, search.deals, clearly(search))}</p>` : nothing}
    ${over?.length ? until(Promise.all(over.map((id) => reasonOf(table.code, id))).then((found) => found.map(({text, source}) => html`<p><small>${more.yields} ${text} <span class="source">${source}</span></small></p>`)), nothing) : nothing}`;
}

/** Why a card: the advice asked for, or the last card that an opponent played. */
export function render(table: WhistTable, about: unknown): TemplateResult {
  const {context, words, texts} = table;
  const {hint, record, view} = context!;
  const asked = about === undefined;
  // The last card of an opponent, or the one that was pointed at; a card is played once in a deal, so the last is it.
  const last = record.moves.findLast(({by, move, undone}) => !undone && by !== 'chance' && move.type === 'PLAY'
    && (about === 'last' ? by !== context!.viewer : (move as {card?: string}).card === about));
  const title = asked ? words.hint : words.why;
  if (asked && !hint) return sheet(table, {title, small: true, body: html`<p>…</p>`});
  const made = asked ? {by: view.player, move: hint!.move, because: hint!.because} : last;
  const move = made?.move as WhistMove | undefined;
  return sheet(table, {
    title, small: true,
    body: move ? html`<p><b>${move.type === 'PLAY' ? asked ? words.card(move.card) : texts!.played(table.who(made!.by as number), move.card) : labelOf(table, move)}</b></p>${reasonView(table, made!.because)}`
      : html`<p>${table.more!.nothingYet}</p>`,
  });
}
