import {rulesSheet, type AnyTable} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';

/** The panel with the rules, opened at the current phase of the game. */
export const render = (table: AnyTable): TemplateResult =>
  rulesSheet(table, {
    key: 'new-game',
    load: () => import('../pages/en.js').then(({page}) => page),
    section: table.context!.turn.over ? 'score' : 'play',
    figure: () => nothing,
  });
