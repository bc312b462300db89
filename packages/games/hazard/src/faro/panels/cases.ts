import {printedCards, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {RANKS} from '../rules/index.js';
import type {FaroHost} from '../table/host.js';

/** The case-keeper: of each rank, which cards have come, to the left and to the right, and how many are still in the pack. */
export function render(table: FaroHost): TemplateResult {
  const {cases, heads} = table.gamePanelWords!;
  const {gameWords} = table;
  const {right, left} = table.view!;
  const came = (cards: readonly string[], rank: string): TemplateResult | typeof nothing => {
    const all = cards.filter((card) => card.startsWith(rank));
    return all.length ? html`${printedCards(table, all)}` : nothing;
  };
  return sheet(table, {
    title: cases,
    body: html`<table>
      <thead>
        <tr>
          <th scope="col">${heads.rank}</th>
          <th scope="col">${gameWords.heaps.left}</th>
          <th scope="col">${gameWords.heaps.right}</th>
          <th scope="col" class="num">${heads.left}</th>
        </tr>
      </thead>
      <tbody>
        ${RANKS.map(
          (rank) =>
            html`<tr>
              <th scope="row">${gameWords.ranks[rank]}</th>
              <td>${came(left, rank)}</td>
              <td>${came(right, rank)}</td>
              <td class="num">${4 - [...left, ...right].filter((card) => card.startsWith(rank)).length}</td>
            </tr>`,
        )}
      </tbody>
    </table>`,
  });
}
