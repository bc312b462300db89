import {sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {ChessHost} from '../table/host.js';
import {inBook, type Written} from '../rules/index.js';

/** The panel with the moves of the game: as they are written today, as the book writes them, and in words. */
export function render(table: ChessHost): TemplateResult {
  const {panelWords, gamePanelWords, view} = table;
  const {line, lastDeal} = view!;
  const moves: readonly Written[] = line.length || !lastDeal ? line : lastDeal.line;
  return sheet(table, {
    title: panelWords!.played,
    body: moves.length
      ? html`<table>
          <tbody>
            ${moves.map(
              (written, nth) =>
                html`<tr>
                  <td class="num">${written.side === 0 || nth === 0 ? Math.floor(nth / 2) + 1 : ''}</td>
                  <th scope="row">${written.san}</th>
                  <td>${inBook(written)}</td>
                  <td>${gamePanelWords!.moved(written)}</td>
                </tr>`,
            )}
          </tbody>
        </table>`
      : html`<p>${panelWords!.nothingYet}</p>`,
  });
}
