import {choice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';
import {counts, eraseCounts} from '../table/counts.js';

/** The visitor's results with some patiences. */
export function countView(table: PatienceHost, games: readonly string[]): TemplateResult | typeof nothing {
  const texts = table.gamePanelWords!;
  const all = counts(table);
  const rows = games.filter((game) => all[game]);
  if (!rows.length) return nothing;
  return html`<table>
    <thead>
      <tr>
        <td></td>
        <th scope="col" class="num">${texts.played}</th>
        <th scope="col" class="num">${texts.came}</th>
        <th scope="col" class="num">${texts.best}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((game) => {
        const {played, came, best} = all[game]!;
        return html`<tr>
          <th scope="row">${table.titleOf(game)}</th>
          <td class="num">${played}</td>
          <td class="num">${came}</td>
          <td class="num">${best === undefined ? '–' : texts.bestLine(best)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function save(table: PatienceHost): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(counts(table), null, 2)], {type: 'application/json'}),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'patience.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The visitor's results with every patience, with buttons to save and erase them. */
export function render(table: PatienceHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const games = Object.keys(counts(table));
  return sheet(table, {
    title: texts.statistics,
    body: html`${games.length ? countView(table, games) : html`<p>${texts.nothingPlayed}</p>`}
      <p><small>${texts.local}</small></p>`,
    foot: games.length
      ? [
          ...(table.kiosk ? [] : [choice(texts.exported, () => save(table))]),
          choice(texts.erase, () => {
            eraseCounts(table);
            table.requestUpdate();
          }),
        ]
      : [],
  });
}
