import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {choice} from '../panels/sheet.js';
import {hasDecided} from './first-visit.js';
import type {LessonOffer} from './lesson-state.js';
import {teach} from './lessons.js';
import {lessonLabel} from './note.js';
import {offerNoMore} from './offering.js';
import {lessonStyles} from './styles.js';

/** The offer of a guided deal to a first-time visitor, until he plays or declines it. */
export function offerView(table: AnyTable, guide: LessonOffer): TemplateResult | typeof nothing {
  if (table.lessons.current) return nothing;
  if (hasDecided(table)) {
    // Deferred, because the table is being drawn.
    queueMicrotask(() => offerNoMore(table, guide));
    return nothing;
  }
  table.adopt(lessonStyles);
  const words = table.panelWords!.lesson;
  return html`<section class="lesson offer" part="lesson" role="region" aria-label=${words.guides}>
    <p>${words.offer(guide.minutes)}</p>
    <div class="choices">
      ${choice(lessonLabel(words.showHow, guide.title, table.code, table.panelWords!), () => void teach(table, guide), true)}
      ${choice(words.noThanks, () => offerNoMore(table, guide))}
    </div>
  </section>`;
}
