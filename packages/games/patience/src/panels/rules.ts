import {rulesSheet, type AnyTable} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import {loadPage} from '../pages/load.js';
import type {PatienceTable} from '../patience-table.js';
import {compile} from '../rules/index.js';
import {pictureOf} from '../table/picture.js';

/** The rules of the current patience, with its finished picture. */
export function render(table: PatienceTable): TemplateResult {
  const {options} = table.view!;
  return rulesSheet(table as unknown as AnyTable, {
    // A patience registered by the page has a name but no rules page.
    key: options.game,
    section: '',
    load: async () =>
      (await loadPage(options.game, table.code)) ?? {
        lang: table.code,
        termLang: '',
        title: table.called,
        intro: '',
        sections: [],
      },
    figure: (name) => (name === 'picture' ? pictureOf(compile(options), table.look()) : nothing),
  });
}
