import {sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';
import {trickRow} from './last.js';

/** Who played what: the trick on the table (Leitfaden §17 I, *wie liegt es?*), and unless the memory is the period's, all before it. */
export function render(table: WhistTable): TemplateResult {
  const {view} = table.context!;
  const before = table.memory === 'period' ? [] : view.tricks.map((trick, i) => ({trick, number: i + 1})).reverse();
  return sheet(table, {
    title: table.more!.played,
    body: view.trick.length || before.length ? html`
      ${view.trick.length ? html`<p>${table.words.table}</p>${trickRow(table, {cards: view.trick, winner: -1})}` : ''}
      ${before.map(({trick, number}) => html`<p>${table.texts!.trickNumber(number)}</p>${trickRow(table, trick)}`)}`
      : html`<p>${table.more!.nothingYet}</p>`,
  });
}
