import {sheet, sumsTable} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {ChessHost} from '../table/host.js';

/** What each player has won, as a table; the ledger is in half games. */
export function account(table: ChessHost): TemplateResult {
  const {deal, options} = table.context!.view;
  return html`<p>${table.gamePanelWords!.stands(deal, options.games)}</p>
    ${sumsTable(table, 2)}`;
}

/** The panel with the current score. */
export const render = (table: ChessHost): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});
