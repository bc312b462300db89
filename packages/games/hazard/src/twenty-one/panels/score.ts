import {sheet, sumsTable} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {TwentyOneHost} from '../table/host.js';

/** How the match stands, and the balance of each player. */
export const account = (table: TwentyOneHost): TemplateResult =>
  html`<p>${table.gamePanelWords!.stands(table.context!.view)}</p>
    ${sumsTable(table)}`;

/** The panel with the current score. */
export const render = (table: TwentyOneHost): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});
