import {rulesSheet, type AnyTable} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import {loadPage} from '../made/texts.js';

/** The panel with the rules, opened at the current phase of the game. */
export const render = (table: AnyTable): TemplateResult =>
  rulesSheet(table, {
    key: 'new-game',
    load: () => loadPage(table.code),
    section: table.context!.turn.over ? 'score' : 'play',
    figure: () => nothing,
  });
