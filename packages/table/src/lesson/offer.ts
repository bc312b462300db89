import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {runningRecord} from '../whole.js';
import {choice} from '../panels/sheet.js';
import {offerNoMore} from './first-visit.js';
import type {LessonOffer} from './lesson-state.js';
import {teach} from './lessons.js';
import {lessonStyles} from './styles.js';

/** Whether the visitor has decided anything yet. */
function hasBegun(table: AnyTable): boolean {
  const {viewer} = table.context!;
  return runningRecord(table).moves.some(({by, level}) => by === viewer && !level);
}

/** The offer of a guided deal to a first-time visitor, until he plays or declines it. */
export function offerView(table: AnyTable, guide: LessonOffer): TemplateResult | typeof nothing {
  if (table.lessons.current) return nothing;
  if (hasBegun(table)) {
    // Deferred, because the table is being drawn.
    queueMicrotask(() => offerNoMore(table, guide));
    return nothing;
  }
  table.adopt(lessonStyles);
  const words = table.panelWords!.lesson;
  return html`<section class="lesson offer" part="lesson" role="region" aria-label=${words.guides}>
    <p>${words.offer(guide.minutes)}</p>
    <div class="choices">
      ${choice(words.showHow, () => void teach(table, guide), true)}
      ${choice(words.noThanks, () => offerNoMore(table, guide))}
    </div>
  </section>`;
}
