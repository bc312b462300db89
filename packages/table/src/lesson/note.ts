import {wordsOf, type Lesson, type LessonDisplay, type LessonWords} from '@quinola/play';
import {html, nothing, svg, type TemplateResult} from 'lit';
import type {KitPanelWords} from '../strings.js';

/** A text of a lesson; parts between two asterisks are highlighted. */
export function lessonText(
  said: LessonWords,
  code: string,
  lesson: Pick<Lesson, 'language'>,
): TemplateResult {
  const {text, lang} = wordsOf(said, code, lesson);
  const parts = text.split('*');
  return html`<span lang=${lang === code ? nothing : lang}
    >${parts.map((part, i) => (i % 2 ? html`<b>${part}</b>` : part))}</span
  >`;
}

/** The text for screen readers, without asterisks. */
export function spokenWords(said: LessonWords, code: string, lesson: Pick<Lesson, 'language'>): string {
  return wordsOf(said, code, lesson).text.replaceAll('*', '');
}

/**
 * What a button that starts a lesson says: where the lesson is told in another language than the table, in which.
 * @param title of the lesson, which has the languages that all its texts have
 */
export function lessonLabel(
  label: string,
  title: LessonWords,
  code: string,
  words: Pick<KitPanelWords, 'inLanguage'>,
): string {
  const {lang} = wordsOf(title, code);
  return lang === code ? label : `${label} (${words.inLanguage(lang)})`;
}

/** The comment on the last answer, shown above the next step. */
export function verdictOf(
  {kind, answer, verdict}: Pick<LessonDisplay, 'kind' | 'answer' | 'verdict'>,
  words: KitPanelWords['lesson'],
): LessonWords | null {
  if (answer) return answer;
  switch (verdict) {
    case 'right':
      return words.right;
    case 'other':
      return kind === 'astray' ? words.other : null;
    case 'kept':
      return kind === 'tell' || kind === 'ask' ? words.kept : null;
    default:
      return null;
  }
}

/**
 * The words that stand outside the steps: what is to be done while the others move and nothing else is said, and the last words.
 * @param isMissed whether the goal was not reached
 */
export function wordsBetween(
  lesson: Lesson,
  said: LessonDisplay,
  words: KitPanelWords['lesson'],
  isMissed: () => boolean,
): LessonWords | null {
  const {end, goal, about} = lesson;
  if (said.kind === 'end') return end.missed && isMissed() ? end.missed : end.say;
  return said.kind === 'wait' && !verdictOf(said, words) ? (goal?.say ?? about ?? null) : null;
}

/** The pointing hand, in a box of 24 by 54, pointing down. */
export function finger(): TemplateResult {
  return html`<svg class="finger" viewBox="0 0 24 54" aria-hidden="true" hidden>
    ${svg`<path class="cuff" d="M4 1H21V9H4Z"></path>
      <path
        class="skin"
        d="M5.5 9H20Q23.3 14 22.8 21Q22.3 26.5 20 26.4Q19.2 28.3 17 27.5Q15.8 28.8 13.6 27.6V49Q13.2 53 11 53Q8.8 53 8.6 49V26Q3.4 23.5 2 17Q1.6 14.2 3.8 15L5.6 18Z"
      ></path>
      <path class="line" d="M13.6 27V21M17.2 27V21.5M20.2 26V22"></path>`}
  </svg>`;
}

/** The model of the note. */
export interface NoteModel {
  readonly lesson: Lesson;
  readonly said: LessonDisplay;
  readonly code: string;
  readonly words: KitPanelWords['lesson'];
  /** Shown at the end, or before the first step. */
  readonly instead: LessonWords | null;
  /** Why the last card cannot be played, with the lesson's comment. */
  readonly refusal: string | null;
  readonly choices: TemplateResult | typeof nothing;
}

/** The note of a lesson whose deal is counted: what comes after it. */
export function noteAfterwards(lesson: Lesson, code: string, choices: TemplateResult): TemplateResult {
  const title = wordsOf(lesson.title, code, lesson);
  const lang = title.lang === code ? nothing : title.lang;
  return html`<section class="lesson" part="lesson" role="region" aria-label=${title.text} tabindex="0">
    <header><b lang=${lang}>${title.text}</b></header>
    ${choices}
  </section>`;
}

/** The note of a lesson: the progress, the comment on the last answer, the current step. */
export function noteView({lesson, said, code, words, instead, refusal, choices}: NoteModel): TemplateResult {
  const title = wordsOf(lesson.title, code, lesson);
  const verdict = verdictOf(said, words);
  const say = instead ?? said.say;
  const {source, differs} = lesson;
  return html`<section class="lesson" part="lesson" role="region" aria-label=${title.text} tabindex="0">
      <header>
        <b lang=${title.lang === code ? nothing : title.lang}>${title.text}</b>
        ${said.kind === 'end' ? nothing : html`<span>${words.at(said.at, said.total)}</span>`}
      </header>
      ${refusal ? html`<p class="verdict">${refusal}</p>` : nothing}
      ${verdict && (!refusal || said.kind === 'astray') ? html`<p class="verdict">${lessonText(verdict, code, lesson)}</p>` : nothing}
      ${say ? html`<p>${lessonText(say, code, lesson)}</p>` : nothing}
      ${said.kind === 'end' && source ? html`<p class="source">${lessonText(source, code, lesson)}</p>` : nothing}
      ${
        said.kind === 'end' && differs
          ? html`<details>
              <summary>${words.differs}</summary>
              ${differs.map((one) => html`<p>${lessonText(one.say, code, lesson)}</p>`)}
            </details>`
          : nothing
      }
      ${choices}
    </section>
    ${finger()}`;
}
