import {sheet} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import {account} from './account.js';

/** The score as it stands. */
export const render = (table: NewGameTable): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});
