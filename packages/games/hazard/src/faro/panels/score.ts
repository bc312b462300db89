import {numbersTable, sheet, signed, sumOf} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {DUCAT, netOf} from '../rules/index.js';
import type {FaroHost} from '../table/host.js';

/** A gain or loss in ducats. */
export const gain = (amount: number): string =>
  amount % DUCAT ? `${amount < 0 ? '−' : '+'}${sumOf(Math.abs(amount) / DUCAT)}` : signed(amount / DUCAT);

/** The balance of each player, as a table. */
export const account = (table: FaroHost): TemplateResult =>
  html`<p>${table.gamePanelWords!.stands(table.view!)}</p>
    ${numbersTable({rows: netOf(table.view!).map((sum, player) => [table.who(player).name, gain(sum)])})}`;

/** The panel with the current score. */
export const render = (table: FaroHost): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});
