import type {TemplateResult} from 'lit';
import type {WhistTable} from '../../whist-table.js';
import * as strict from '../strict.js';

/** What can be claimed, or done wrongly, at a strict table. */
export const claims = (table: WhistTable): TemplateResult => strict.claims(table, table.gamePanelWords!);

/** The revokes that can be claimed during play. */
export const revokes = (table: WhistTable): TemplateResult => strict.revokes(table, table.gamePanelWords!);
