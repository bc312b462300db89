import {cardFace, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';
import {compile} from '../rules/index.js';
import {pileName} from '../table/pile-labels.js';

/** A packet spread out, every card large enough to read. */
export function render(table: PatienceHost, about: unknown): TemplateResult {
  const id = String(about);
  const {view, words} = table;
  const pile = compile(view!.options).pile(id);
  const cards = pile ? (view!.piles[id] ?? []) : [];
  const {role = 'stock', examine} = pile?.group ?? {};
  const {dx, dy} = pile?.group.spread ?? {dx: 0, dy: 0};
  // A squared pile can be browsed only if the book allows it.
  const shown = examine || dx || dy ? cards : cards.slice(-1);
  const look = table.look();
  const name =
    role === 'stock'
      ? table.gamePanelWords!.hidden(pileName(table, 'stock'), view!.stock)
      : pileName(table, id);
  return sheet(table, {
    title: name[0]!.toUpperCase() + name.slice(1),
    body: html`${table.takes(id) ? html`<p>${table.takes(id)}.</p>` : ''}${shown.length > 1 ? html`<p><small>${table.gamePanelWords!.lookText}</small></p>` : ''}
      <ol class="laid-out">
        ${shown.map(
          (card) =>
            html`<li>
              <div class="card" role="img" aria-label=${words.card(card)}>
                ${cardFace(card, {...look, corner: true})}
              </div>
            </li>`,
        )}
      </ol>`,
  });
}
