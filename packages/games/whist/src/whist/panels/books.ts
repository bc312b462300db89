import {sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {lessonWords, type LessonWords} from '../words/teacher/index.js';
import {whist} from '../rules/game.js';
import type {Advice} from '../opponents/teacher.js';
import type {WhistHost} from '../table/host.js';
import {askTeacher} from '../table/study.js';
import {lessonStyles} from './lessons.js';
import {reasonView} from './reason.js';

/** What was asked last, by step of the match, and the books' answers; `undefined` while they think. */
interface Consulted {
  readonly step: string;
  advice?: readonly Advice[] | null;
}

const consulted = new WeakMap<WhistHost, Consulted>();

/** The advice for the current position; asked only once, however often the table is drawn. */
function adviceNow(table: WhistHost): Consulted['advice'] {
  const {step} = table.match;
  const known = consulted.get(table);
  if (known?.step === step) return known.advice;
  const asked: Consulted = {step};
  consulted.set(table, asked);
  askTeacher(table, table.context!.view)
    .then(
      (advice) => {
        asked.advice = advice;
      },
      () => {
        asked.advice = null;
      },
    )
    .finally(() => table.requestUpdate());
  return undefined;
}

function adviceView(table: WhistHost, words: LessonWords, advice: readonly Advice[]): TemplateResult {
  const [one, other] = advice as readonly [Advice, Advice];
  const same = one.card === other.card;
  const silent = advice.filter(({because}) => because?.provenance === 'engine');
  if (same && !one.because && !other.because) return html`<p>${words.forced(one.card)}</p>`;
  if (silent.length === advice.length) {
    return html`<section class="lesson">
      <p><b>${words.silent(one.card)}</b></p>
      ${reasonView(table, one.because)}
    </section>`;
  }
  const agreed = same && !silent.length;
  return html`${agreed ? html`<p><b>${words.agree(one.card)}</b></p>` : nothing}${advice.map(
    (its) =>
      html`<section class="lesson">
        <h3>${words.books[its.school]}</h3>
        ${
          silent.includes(its)
            ? html`<p>${words.isSilent(its.card)}</p>`
            : html`${agreed ? nothing : html`<p><b>${words.wouldPlay(its.card)}</b></p>`}${reasonView(table, its.because)}`
        }
      </section>`,
  )}`;
}

/** What the Viennese guide and the Hoyle of Warsaw would each play now, from the visitor's own view. */
export function render(table: WhistHost): TemplateResult {
  table.adopt(lessonStyles);
  const words = lessonWords(table.code, () => table.requestUpdate());
  const plays = table.tag('visitor') && whist.moves(table.view!).some(({type}) => type === 'PLAY');
  const said = (): TemplateResult => {
    const advice = plays ? adviceNow(table) : null;
    if (!words || advice === undefined) return html`<p>…</p>`;
    if (!plays) return html`<p>${words.notNow}</p>`;
    return advice ? adviceView(table, words, advice) : html`<p>${words.away}</p>`;
  };
  return sheet(table, {title: table.gamePanelWords!.bothBooks, small: true, body: said()});
}
