import type {Thinker} from '@quinola/chart';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {LessonState} from '../lesson/lesson-state.js';
import {hasLesson, type LessonRequest} from '../lesson/lesson-request.js';

/** What lessons need of the table on which they are played. */
export interface LessonsHost extends ReactiveControllerHost, LessonRequest {
  /** Setting it goes on with that record. */
  set record(record: unknown);
}

/** Holds the lesson that is played on a table. The code of lessons is fetched with the first one. */
export class LessonsController implements ReactiveController {
  /** The lesson that is played; `null` where none is. */
  current: LessonState | null = null;

  /** @param load fetches the lesson that the page has set, or that the visitor left unfinished */
  constructor(
    private readonly host: LessonsHost,
    private readonly load: () => Promise<LessonState | null>,
  ) {
    host.addController(this);
  }

  /** Plays a lesson, whatever runs. */
  play(lesson: LessonState): void {
    this.current?.end();
    this.current = lesson;
    this.host.record = lesson.record;
  }

  /** Ends the lesson; the caller decides what is played next. */
  end(): void {
    this.current?.end();
    this.current = null;
  }

  /**
   * The record that a match begins with: the given one, or that of the requested lesson.
   * @param given what was handed in, if anything
   */
  async recordFor(given: unknown): Promise<unknown> {
    if (given && given === this.current?.record) return given;
    this.end();
    if (given || !hasLesson(this.host)) return given;
    this.current = await this.load();
    return this.current?.record ?? null;
  }

  /** What answers for the opponents: the lesson for scripted players, the usual thinker for all others. */
  thinkerFor(opponents: Thinker): Thinker {
    return {
      choose: async (question, signal) =>
        (await this.current?.answer(question, signal)) ?? opponents.choose(question, signal),
    };
  }

  hostConnected(): void {
    // Nothing to do here: a lesson starts with a match.
  }
}
