import type {LessonSaid} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {icon} from '../frame.js';
import type {KitPanelWords, KitRoomWords} from '../strings.js';

/** What the buttons of a lesson show and do. */
export interface LessonTools {
  readonly kind: LessonSaid['kind'];
  /** A problem from a book, whose solution is shown where a guided deal skips a question. */
  readonly isProblem: boolean;
  readonly canGoBack: boolean;
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords;
  readonly back: () => void;
  readonly forth: () => unknown;
  readonly leave: () => void;
}

function button(
  name: 'takeBack' | 'play' | 'close' | 'redeal',
  text: string,
  act: () => unknown,
  {off = false, first = false} = {},
): TemplateResult {
  return html`<button type="button" class="button ${first ? 'forth' : ''}" ?disabled=${off} @click=${act}>
    ${icon(name)}<span>${text}</span>
  </button>`;
}

/** The buttons of a lesson, instead of those of the table: back, on, leave. */
export function toolsView(tools: LessonTools): TemplateResult {
  const {kind, words, panelWords} = tools;
  const {lesson} = panelWords;
  const astray = kind === 'astray';
  const forth = astray
    ? panelWords.goOn
    : kind === 'ask'
      ? tools.isProblem
        ? lesson.solution
        : lesson.skip
      : kind === 'end'
        ? lesson.again
        : lesson.next;
  return html`${button('takeBack', astray ? words.undo : lesson.back, tools.back, {
    off: !tools.canGoBack,
    first: astray,
  })}${button(kind === 'end' ? 'redeal' : 'play', forth, tools.forth, {
    off: kind === 'wait',
    first: kind === 'tell',
  })}${button('close', lesson.leave, tools.leave)}`;
}
