import {freshSeed} from '@quinola/cards';
import {choice, restartDeal, sheet, type AnyTable} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {isHelperMove} from '../opponents/help/helper-moves.js';
import type {PatienceHost} from '../table/host.js';
import {finale} from './finale.js';
import {countView} from './statistics.js';

/** The game has come out, or nothing more can be done. */
export function render(table: PatienceHost): TemplateResult {
  const {won, options} = table.view!;
  const texts = table.gamePanelWords!;
  const closed = (act: () => void) => () => {
    table.closedAt = table.match.step;
    table.requestUpdate();
    act();
  };
  const close = closed(() => void 0);
  const another = choice(texts.another, () => void table.restart(freshSeed()), true);
  const again = choice(
    texts.again,
    closed(() => restartDeal(table as unknown as AnyTable)),
  );
  if (won && isHelperMove(table))
    return sheet(table, {
      title: texts.cameOut,
      own: true,
      small: true,
      body: html`<p>${texts.ledOut}</p>`,
      foot: [choice(table.panelWords!.close, close), again, another],
    });
  if (won) return finale(table, close, [another, again]);
  return sheet(table, {
    title: texts.stuck,
    own: true,
    small: true,
    body: html`<div class="stuck" title=${texts.book?.stuck ?? nothing}>
      <p>${texts.stuckText}</p>
      ${countView(table, [options.game])}
    </div>`,
    foot: [
      choice(table.panelWords!.close, close),
      ...(table.undoable
        ? [
            html`<button type="button" part="button" class="button again" @click=${() => table.undo()}>
              ${table.words.undo}
            </button>`,
            choice(
              texts.inquiry,
              closed(() => void table.open('inquiry', 'back')),
            ),
          ]
        : []),
      another,
    ],
  });
}
