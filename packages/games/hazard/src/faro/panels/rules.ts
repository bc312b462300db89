import {rulesSheet, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {loadPage} from '../made/texts.js';
import {figureOf} from './figures.js';

/** Where the page opens, by the phase. */
const SECTIONS: Readonly<Record<string, string>> = {
  staking: 'stakes',
  deciding: 'parol',
  sessionOver: 'odds',
};

/** The panel with the rules, opened at the current phase of the game. */
export const render = (table: AnyTable): TemplateResult =>
  rulesSheet(table, {
    key: 'faro',
    load: () => loadPage(table.code),
    section: SECTIONS[table.context!.turn.phase] ?? 'drawing',
    figure: figureOf,
  });
