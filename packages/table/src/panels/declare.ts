import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {answer} from '../asks/answers.js';
import type {DeclareAsk} from '../asks/ask.js';
import {sheet} from './sheet.js';

/** A plain choice of a few buttons, beside what is played. */
export function render(table: AnyTable): TemplateResult {
  const {title, question, answers, ...ask} = table.features!.asks() as DeclareAsk;
  // What a lesson says is read beside its question.
  const onStage = ask.onStage || table.lessons.current !== null;
  // Two or three in a row, avoiding a single one in the last row.
  const columns = answers.length % 2 && answers.length > 2 ? 3 : Math.min(2, answers.length);
  return sheet(table, {
    title,
    own: true,
    small: true,
    onStage,
    body: html`${question ? html`<p>${question}</p>` : nothing}
      <div class="choices ${onStage ? 'in-row' : ''}" .style=${`--columns:${columns}`}>
        ${answers.map((one) => answer(table, one))}
      </div>`,
  });
}
