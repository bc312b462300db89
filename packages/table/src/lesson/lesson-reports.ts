import type {Lesson, LessonDisplay, LessonWords} from '@quinola/play';
import {LessonEvent} from '../page-events.js';
import type {LessonHost} from './lesson-host.js';
import {spokenWords, verdictOf} from './note.js';

/** Reports the progress of a lesson: to the page by events, to screen readers by the announcer. */
export class LessonReports {
  /** The step last reported to the page. */
  #reportedStep = -1;
  /** What was last announced, with its step, so that nothing is announced twice. */
  #announced = '';

  constructor(
    private readonly host: LessonHost,
    private readonly lesson: Lesson,
  ) {}

  /** Reports a new step to the page, or that the lesson was left. */
  tellPage(step: number, left = false): void {
    const {host, lesson} = this;
    if (step === this.#reportedStep && !left) return;
    this.#reportedStep = step;
    host.dispatchEvent(new LessonEvent(lesson.id, step, lesson.steps.length, left));
  }

  /**
   * Announces what is new in the note to screen readers.
   * @param instead the text shown in place of that of the step
   */
  announce(step: number, display: LessonDisplay, instead: LessonWords | null): void {
    const {host, lesson} = this;
    const verdict = verdictOf(display, host.panelWords!.lesson);
    const lines = [verdict, instead ?? display.say]
      .filter((words) => words !== null)
      .map((words) => spokenWords(words, host.code, lesson));
    const key = `${step} ${lines.join(' ')}`;
    if (key === this.#announced) return;
    this.#announced = key;
    host.features?.announcer.say(...lines);
  }

  /** Lets the same text be announced once more. */
  forget(): void {
    this.#announced = '';
  }
}
