import {rulesSheet, type AnyTable} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';

/** The rules, opened where the game now is. */
export const render = (table: AnyTable): TemplateResult =>
  rulesSheet(table, {
    key: 'new-game',
    load: () => import('../pages/en.js').then(({page}) => page),
    section: table.context!.turn.over ? 'score' : 'play',
    figure: () => nothing,
  });
