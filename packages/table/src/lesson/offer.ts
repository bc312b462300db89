import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {runningRecord} from '../whole.js';
import {choice} from '../panels/sheet.js';
import {offersOfKind, teach} from './lessons.js';
import {lessonStyles} from './styles.js';

/** Whether the visitor has decided anything yet. */
function hasBegun(table: AnyTable): boolean {
  const {viewer} = table.context!;
  return runningRecord(table).moves.some(({by, level}) => by === viewer && !level);
}

/** What is offered to somebody who comes for the first time, until he plays or does not want it: to be shown how. */
export function offerView(table: AnyTable): TemplateResult | typeof nothing {
  const [first] = offersOfKind(table, 'guide');
  if (!first || !table.context || table.settings.current.guided || table.lessons.current || hasBegun(table))
    return nothing;
  table.adopt(lessonStyles);
  const words = table.panelWords!.lesson;
  return html`<section class="lesson" part="lesson" role="region" aria-label=${words.guides}>
    <p>${words.offer(first.minutes)}</p>
    <div class="choices">
      ${choice(words.showHow, () => void teach(table, first), true)}
      ${choice(words.noThanks, () => table.settings.change({guided: true}))}
    </div>
  </section>`;
}
