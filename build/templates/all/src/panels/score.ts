import {sheet, sumsTable} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameHost} from '../table/host.js';

/** How the match stands, and the balance of each player. */
export const account = (table: NewGameHost): TemplateResult =>
  html`<p>${table.gamePanelWords!.stands(table.context!.view)}</p>
    ${sumsTable(table)}`;

/** The panel with the current score. */
export const render = (table: NewGameHost): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});
