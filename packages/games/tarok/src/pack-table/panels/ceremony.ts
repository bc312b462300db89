import {freePlaces} from '@quinola/play';
import {drawn, formStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';

import type {PackHost} from '../host.js';

/** The three cards that mark the places; everybody draws one, and drawn cards are face up. */
function places(table: PackHost): TemplateResult {
  const {packPanelWords, words, features} = table;
  const {view, turn} = table.context!;
  const {size, drawn: draws} = view.draw!;
  const free = turn.phase === 'drawing.seats' && turn.must === view.player ? freePlaces(view) : [];
  const look = table.look();
  return sheet(table, {
    title: packPanelWords!.drawTitle,
    own: true,
    onStage: true,
    body: html`<p>${packPanelWords!.drawAsk} ${features!.announcer.news()}</p>
      <div class="cards">
        ${Array.from({length: size}, (_, index) => {
          const taken = draws.find((draw) => draw.index === index);
          if (taken) return drawn([taken.card], table.who(taken.player).name, words.card, look);
          return html`<button
            type="button"
            class="card down"
            aria-label=${packPanelWords!.drawCard(index + 1)}
            ?disabled=${!free.includes(index)}
            @click=${() => table.play({type: 'DRAW', index} as never)}
          ></button>`;
        })}
      </div>`,
  });
}

/** The pack waiting to be cut. */
function cut(table: PackHost): TemplateResult {
  const {packPanelWords} = table;
  const place = (event: Event): number =>
    Number((event.target as HTMLElement).closest('.sheet')!.querySelector<HTMLInputElement>('.cut')!.value);
  return sheet(table, {
    title: packPanelWords!.cutAsk,
    own: true,
    small: true,
    body: html`<label
      ><span>${packPanelWords!.cutPlace}</span><input class="cut" type="range" min="1" max="77" value="39"
    /></label>`,
    foot: html`<button
      type="button"
      part="button"
      class="button first"
      @click=${(event: Event) => table.play({type: 'CUT', index: place(event)} as never)}
    >
      ${packPanelWords!.cut}
    </button>`,
  });
}

/** What the visitor is asked before the cards are dealt. */
export function render(table: PackHost): TemplateResult {
  table.adopt(formStyles);
  return table.context!.view.draw ? places(table) : cut(table);
}
