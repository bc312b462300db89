import {wordsOf} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {LessonOffer} from '../lesson/lesson-state.js';
import {offersOfKind} from '../lesson/offering.js';
import {teach} from '../lesson/lessons.js';
import {lessonLabel} from '../lesson/note.js';
import {choice, sheet} from './sheet.js';

/** One lesson to choose, with what it teaches or asks. */
function lessonChoice(table: AnyTable, offer: LessonOffer): TemplateResult {
  const {panelWords, code} = table;
  const [title, about] = [offer.title, offer.about].map((one) => wordsOf(one, code));
  const minutes = panelWords!.lesson.minutes(offer.minutes);
  const lang = title!.lang === code ? nothing : title!.lang;
  return choice(
    html`<b lang=${lang}>${title!.text}</b>
      <small>${lessonLabel(minutes, offer.title, code, panelWords!)}</small><br /><span lang=${lang}
        >${about!.text}</span
      >`,
    () => void teach(table, offer),
  );
}

/** The lessons of the game, each with what it teaches: guided deals first, then the problems of the book. */
export function render(table: AnyTable): TemplateResult {
  const {lesson: words} = table.panelWords!;
  const groups = (['guide', 'problem'] as const)
    .map((kind) => ({
      title: kind === 'guide' ? words.guides : words.problems,
      offers: offersOfKind(table, kind),
    }))
    .filter(({offers}) => offers.length);
  const [only] = groups;
  return sheet(table, {
    title: groups.length > 1 ? words.title : (only?.title ?? words.title),
    body: html`${groups.map(
      ({title, offers}) =>
        html`${groups.length > 1 ? html`<h3 class="group">${title}</h3>` : nothing}
          <div class="choices">${offers.map((offer) => lessonChoice(table, offer))}</div>`,
    )}`,
  });
}
