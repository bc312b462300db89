import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {orderTable} from '../card-order.js';
import {sheet} from './sheet.js';

/** The order of the cards where it is unusual; the visitor's own are marked. */
export function render(table: AnyTable): TemplateResult {
  const order = table.features!.game.order!();
  return sheet(table, {
    title: order.title,
    body: html`<p>${order.text}</p>
      ${orderTable(order)}`,
  });
}
