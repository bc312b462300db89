import {freePlaces} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {backPattern, cardBack} from '../card.js';
import {drawn} from '../panels/drawn.js';
import {sheet} from '../panels/sheet.js';
import {formStyles} from '../styles/forms.js';
import type {SessionTable, SessionView} from './session-table.js';

/** The phase in which places are drawn. */
const DRAWING = 'drawing.seats';

/** The cards that are drawn for places: face down until somebody has drawn them. */
export function placesSheet<View extends SessionView>(table: SessionTable<View>): TemplateResult {
  table.adopt(formStyles);
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  const {size, drawn: draws} = view.draw!;
  const free = turn.phase === DRAWING && turn.must === view.player ? freePlaces(view) : [];
  const look = table.look();
  return sheet(table, {
    title: texts.drawTitle,
    own: true,
    onStage: true,
    body: html`<p>${texts.drawAsk} ${table.features!.announcer.news()}</p>
      <div class="cards">
        ${backPattern(table)}${Array.from({length: size}, (_, index) => {
          const taken = draws.find((one) => one.index === index);
          if (taken) return drawn([taken.card], table.who(taken.player).name, table.words.card, look);
          return html`<button
            type="button"
            class="card down"
            aria-label=${texts.drawCard(index + 1)}
            ?disabled=${!free.includes(index)}
            @click=${() => table.play({type: 'DRAW', index})}
          >
            ${cardBack()}
          </button>`;
        })}
      </div>`,
  });
}
