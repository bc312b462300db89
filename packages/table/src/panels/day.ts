import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {dayInWords, dayOf} from '../daily/day.js';
import {runningRecord} from '../whole.js';
import {choice, sheet} from './sheet.js';

/** The deal of another day is unfinished: the visitor goes on with it, or gives it up for today's. @param about the seed of today */
export function render(table: AnyTable, about: unknown): TemplateResult {
  const {daily, resume} = table.panelWords!;
  const day = dayOf(table.match.setup, runningRecord(table)) ?? '';
  return sheet(table, {
    title: daily.title,
    own: true,
    small: true,
    body: html`<p>${daily.unfinished(day && dayInWords(table.code, day))}</p>`,
    foot: [
      choice(resume, () => void table.close()),
      choice(
        daily.today,
        () => {
          void table.close();
          void table.match.begin(about as string, true);
        },
        true,
      ),
    ],
  });
}
