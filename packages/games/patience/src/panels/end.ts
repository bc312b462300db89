import {freshSeed} from '@quinola/cards';
import {choice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PatienceTable} from '../patience-table.js';
import {countView} from './statistics.js';

/** It has come out, or nothing can be done any more. */
export function render(table: PatienceTable): TemplateResult {
  const {won, options} = table.view!;
  const texts = table.gamePanelWords!;
  const closed = (act: () => void) => () => {
    table.closedAt = table.context!.count;
    table.requestUpdate();
    act();
  };
  return sheet(table, {
    title: won ? texts.cameOut : texts.stuck,
    own: true,
    small: true,
    body: html`<div
      class=${won ? 'came-out' : ''}
      title=${texts.book?.[won ? 'cameOut' : 'stuck'] ?? nothing}
    >
      ${won ? nothing : html`<p>${texts.stuckText}</p>`}${countView(table, [options.game])}
    </div>`,
    foot: [
      choice(
        table.panelWords!.close,
        closed(() => void 0),
      ),
      ...(won || !table.undoable
        ? []
        : [
            choice(table.words.undo, () => table.undo()),
            choice(
              texts.inquiry,
              closed(() => void table.open('inquiry', 'back')),
            ),
          ]),
      choice(texts.another, () => void table.restart(freshSeed()), true),
    ],
  });
}
