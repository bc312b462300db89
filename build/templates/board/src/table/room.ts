import type {CardLook} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import {newGame} from '../rules/index.js';

/** The room: the board, and the line that says whose turn it is. */
export function roomOf(table: NewGameTable, _look: CardLook): TemplateResult {
  const {gameWords} = table;
  const {fields} = table.context!.view;
  const {board = '', free = ''} = gameWords.places;
  return html`<div class="board" part="layout" role="group" aria-label=${board}>
      ${fields.map((player, at) => {
        const move = {type: 'PLACE', at} as const;
        const may = table.tag('visitor') && !newGame.refusal(table.view!, move);
        return html`<button
          type="button"
          class="field"
          part="card"
          aria-label="${at + 1}, ${player < 0 ? free : table.who(player).name}"
          aria-disabled=${!may}
          @click=${() => table.play(move)}
        >
          ${player < 0 ? '' : '●○'[player]}
        </button>`;
      })}
    </div>
    <p part="prompt" class="status ${table.tag('visitor') ? 'mine' : ''}">${table.statusLine()}</p>`;
}
