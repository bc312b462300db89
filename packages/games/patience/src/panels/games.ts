import {choice, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {patiences} from '../games/known.js';
import type {PatienceTable} from '../patience-table.js';

/** Every patience that can be played here. */
export function render(table: PatienceTable): TemplateResult {
  const {game} = table.view!.options;
  return sheet(table, {
    title: table.gamePanelWords!.games,
    body: html`<div class="choices">
      ${patiences().map(({id}) =>
        choice(
          table.titleOf(id),
          () => {
            void table.close();
            if (id === game) return;
            table.options = null;
            table.patience = id;
          },
          id === game,
        ),
      )}
    </div>`,
  });
}
