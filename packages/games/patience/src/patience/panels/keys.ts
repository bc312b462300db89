import {keySheet} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';

/** The keyboard map. */
export const render = (table: PatienceHost): TemplateResult =>
  keySheet(table, table.gamePanelWords!.patienceKeys);
