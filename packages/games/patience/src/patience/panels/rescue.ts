import {sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';
import type {Carry} from '../rules/index.js';
import {pileName} from '../table/pile-labels.js';

/** Asks which ace and which king to take out of the sixth row. */
export function render(table: PatienceHost): TemplateResult {
  const {words, view} = table;
  const moves = table.moves().filter((move): move is Carry => move.type === 'rescue');
  const card = (pile: string): string =>
    pile === '-' ? '' : `${words.card(view!.piles[pile]![5]!)} (${pileName(table, pile)})`;
  return sheet(table, {
    title: table.gameWords.deeds.rescue,
    small: true,
    body: html`<p>${table.gamePanelWords!.rescueText}</p>
      <div class="choices">
        ${moves.map(
          (move) =>
            html`<button
              type="button"
              part="button"
              class="button"
              @click=${() => {
                void table.close();
                table.play(move);
              }}
            >
              ${[card(move.from), card(move.to)].filter(Boolean).join(' · ')}
            </button>`,
        )}
      </div>`,
  });
}
