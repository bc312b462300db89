import {drawn, formStyles, sheet, spread} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {render as ceremony} from '../../../pack-table/panels/ceremony.js';
import type {TarokTable} from '../../tarok-table.js';

/** The whole pack, from which two players draw for the deal. */
function draw(table: TarokTable): TemplateResult {
  const {packPanelWords, gamePanelWords, words, features} = table;
  const {view, turn} = table.context!;
  const {size, drawn: draws} = view.draw!;
  const look = table.look();
  const mayDraw = turn.phase === 'drawing.deal' && turn.must === view.player;
  return sheet(table, {
    title: gamePanelWords!.drawTitleTwo,
    own: true,
    body: html`<p>${mayDraw ? gamePanelWords!.drawAskTwo : ''} ${features!.announcer.news()}</p>
      <div class="cards">
        ${[0, 1].map((player) =>
          drawn(
            draws.flatMap((one) => (one.player === player ? [one.card] : [])),
            table.who(player).name,
            words.card,
            look,
          ),
        )}
      </div>
      ${spread({size, taken: draws.map(({index}) => index), mayDraw, name: packPanelWords!.drawCard, draw: (index) => table.play({type: 'DRAW', index})})}`,
  });
}

/** What happens before the cards are dealt: places are drawn, and the visitor cuts. */
export function render(table: TarokTable): TemplateResult {
  table.adopt(formStyles);
  return table.view!.draw && table.size === 2 ? draw(table) : ceremony(table);
}
