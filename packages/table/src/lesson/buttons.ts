import type {LessonDisplay} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {icon} from '../frame.js';
import {choice} from '../panels/sheet.js';
import type {KitPanelWords, KitRoomWords} from '../strings.js';

/** What the buttons of a lesson show and do. */
export interface LessonTools {
  readonly kind: LessonDisplay['kind'];
  /** Draws the buttons of the table, where the lesson is over and the visitor plays on; else `null`. */
  readonly ofTable: (() => TemplateResult) | null;
  /** A problem from a book, whose solution is shown where a guided deal skips a question. */
  readonly isProblem: boolean;
  readonly canGoBack: boolean;
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords;
  readonly back: () => void;
  readonly forward: () => unknown;
  readonly leave: () => void;
}

function button(
  name: 'takeBack' | 'play' | 'close' | 'redeal',
  text: string,
  act: () => unknown,
  {off = false, first = false} = {},
): TemplateResult {
  return html`<button
    type="button"
    part="button"
    class="button ${first ? 'forward' : ''}"
    ?disabled=${off}
    @click=${act}
  >
    ${icon(name)}<span>${text}</span>
  </button>`;
}

/** The buttons of a lesson: back, on, leave; when it is over and the visitor plays on, those of the table and leave. */
export function toolsView(tools: LessonTools): TemplateResult {
  const {kind, words, panelWords} = tools;
  const {lesson} = panelWords;
  const leave = button('close', lesson.leave, tools.leave);
  if (tools.ofTable) return html`${tools.ofTable()}${leave}`;
  const astray = kind === 'astray';
  const forward = astray
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
  })}${button(kind === 'end' ? 'redeal' : 'play', forward, tools.forward, {
    off: kind === 'wait',
    first: kind === 'tell',
  })}${leave}`;
}

/** What can be done at the end of a lesson. */
export interface LessonEnd {
  readonly words: KitPanelWords['lesson'];
  /** The title of the lesson after this one; `null` where there is none. */
  readonly next: string | null;
  /** Whether the deal is over, and only its settlement is still to come. */
  readonly isOver: boolean;
  readonly teach: () => unknown;
  readonly markRead: () => void;
}

/** The buttons at the end of a lesson: the lesson after it, and to play on or to see how the deal is settled. */
export function endView({words, next, isOver, teach, markRead}: LessonEnd): TemplateResult {
  return html`<div class="choices">
    ${next === null ? nothing : choice(words.further(next), teach, true)}${choice(
      isOver ? words.count : words.playOn,
      markRead,
      next === null,
    )}
  </div>`;
}
