import {choice, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {patiences} from '../rules/games/known.js';
import type {PatienceHost} from '../table/host.js';

/** Every patience that can be played here. */
export function render(table: PatienceHost): TemplateResult {
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
