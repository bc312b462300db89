import {choice, sheet, wholeOf} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';
import {dayOf} from '../table/another-day.js';

/** The deal of another day is unfinished: continue it, or give it up for today's. */
export function render(table: PatienceHost): TemplateResult {
  const {today} = table;
  const texts = table.gamePanelWords!;
  const day = dayOf(wholeOf(table).record.seed!)!.toLocaleDateString(table.code, {
    day: 'numeric',
    month: 'long',
  });
  return sheet(table, {
    title: texts.daily,
    own: true,
    small: true,
    body: html`<p>${texts.anotherDay(day)}</p>`,
    foot: [
      choice(table.panelWords!.resume, () => {
        table.today = null;
        table.requestUpdate();
      }),
      choice(texts.today, () => void table.restart(today!), true),
    ],
  });
}
