import {sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import type {NewGameMove} from '../rules/index.js';

/** The panel with all moves so far, the last first. */
export function render(table: NewGameTable): TemplateResult {
  const {panelWords, gamePanelWords, words, record} = table;
  const made = (record?.moves ?? []).filter(({by, undone}) => by !== 'chance' && !undone).reverse();
  return sheet(table, {
    title: panelWords!.played,
    body: made.length
      ? html`<ol reversed>
          ${made.map(
            ({by, move}) =>
              html`<li>
                ${table.who(by as number).name}: ${gamePanelWords!.move(move as NewGameMove, words)}
              </li>`,
          )}
        </ol>`
      : html`<p>${panelWords!.nothingYet}</p>`,
  });
}
