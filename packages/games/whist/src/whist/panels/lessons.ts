import {choice} from '@quinola/table';
import {css, html, nothing, type TemplateResult} from 'lit';
import {lessonWords, type LessonWords} from '../words/teacher/index.js';
import {cardsPlayed, type Advice, type Lesson, type PlayedDeal} from '../opponents/teacher.js';
import type {WhistHost} from '../table/host.js';
import type {Study} from '../table/study.js';
import {reasonView} from './reason.js';

/** Styles for lessons. */
export const lessonStyles = css`
  .lesson {
    border-top: 1px solid #0003;
    padding-top: 6px;
  }
  .lesson h3 {
    margin: 0 0 4px;
    font-size: 16px;
    font-weight: 400;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
    color: var(--quinola-accent);
  }
  .lesson ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .lesson li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 8px;
  }
  .lesson li span {
    flex: 1 1 200px;
  }
  .lesson progress {
    width: 100%;
    accent-color: var(--quinola-accent);
  }
`;

/** How many of the better cards are named. */
const NAMED = 3;

/** What a card cost. Better cards a book would have found come first, because the text below mentions them. */
function costOf({cost}: LessonWords, {card, cost: tricks, better, found}: Lesson): string {
  const named = new Set([...found.map((advice) => advice.card), ...better]);
  return cost(card, tricks, [...named].slice(0, NAMED));
}

/** One lesson, with the maxims by which the books would have found a better card. */
function lessonView(table: WhistHost, words: LessonWords, lesson: Lesson): TemplateResult {
  // Books that choose the same card by the same maxim are merged.
  const voices = new Map<string, Advice[]>();
  for (const advice of lesson.found) {
    const key = `${advice.card} ${advice.because?.maxim}`;
    voices.set(key, [...(voices.get(key) ?? []), advice]);
  }
  return html`<section class="lesson">
    <p><b>${costOf(words, lesson)}</b></p>
    ${[...voices.values()].map(
      (books) =>
        html`<p>
            ${words.found(
              books.map(({school}) => school),
              books[0]!.card,
            )}
          </p>
          ${reasonView(table, books[0]!.because)}`,
    )}
    ${voices.size ? nothing : html`<p>${words.notFound}</p>`}
  </section>`;
}

function summary(
  words: LessonWords,
  {lessons, done, total, lost, out}: Study,
  show: (card: Lesson) => void,
): TemplateResult {
  const state = lost
    ? words.away
    : done < total
      ? words.looking(done, total)
      : !total
        ? words.noCards
        : lessons.length
          ? words.wise
          : out
            ? words.noneOfYours
            : words.noLesson;
  return html`<section class="lesson">
    <h3>${words.teacher}</h3>
    <p role="status">${state}</p>
    ${done < total && !lost ? html`<progress max=${total} value=${done} aria-label=${words.teacher}></progress>` : nothing}
    <ol>
      ${lessons.map((lesson) => html`<li><span>${costOf(words, lesson)}</span>${choice(words.lookAt(lesson.trick), () => show(lesson))}</li>`)}
    </ol>
  </section>`;
}

/**
 * The teacher beside a replay: before its first card all lessons, at a card only the lesson for that card.
 * @param shown how many cards the replay has shown
 * @param show moves the replay to this many cards
 */
export function lessonsView(
  table: WhistHost,
  deal: PlayedDeal,
  study: Study,
  shown: number,
  show: (cards: number) => void,
): TemplateResult | typeof nothing {
  table.adopt(lessonStyles);
  const words = lessonWords(table.code, () => table.requestUpdate());
  if (!words) return nothing;
  const played = cardsPlayed(deal).map(({card}) => card);
  if (!shown) return summary(words, study, ({card}) => show(played.indexOf(card) + 1));
  const lesson = study.lessons.find(({card}) => card === played[shown - 1]);
  return lesson ? lessonView(table, words, lesson) : nothing;
}
