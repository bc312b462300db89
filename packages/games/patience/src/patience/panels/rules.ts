import {rulesSheet, type AnyTable} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import {loadPages} from '../made/texts.js';
import type {PatienceHost} from '../table/host.js';
import {compile} from '../rules/index.js';
import {pictureOf} from '../table/picture.js';

/** The rules of the current patience, with its finished picture. */
export function render(table: PatienceHost): TemplateResult {
  const {options} = table.view!;
  return rulesSheet(table as unknown as AnyTable, {
    // A patience registered by the page has a name but no rules page.
    key: options.game,
    section: '',
    load: async () =>
      (await loadPages(table.code))[options.game] ?? {
        lang: table.code,
        termLang: '',
        title: table.called,
        intro: '',
        sections: [],
      },
    figure: (name) => (name === 'picture' ? pictureOf(compile(options), table.look()) : nothing),
  });
}
