import type {Thinker, ThinkerQuestion, Thought} from '@quinola/chart';
import {writtenMove, type GameRecord, type Lesson} from '@quinola/play';

/** What the other players read of the lesson that runs. */
export interface LessonProgress {
  /** The record of the match. */
  record(): GameRecord;
  /** Whether they wait until the visitor has read on. */
  wait(): boolean;
}

/** The players of a lesson beside its learner: they play by their script or by the thinker, and wait while the visitor reads. */
export class OtherPlayers {
  /** Callbacks of players who wait until the visitor has read on. */
  readonly #waiting = new Set<() => void>();

  /** @param thinker answers for players without a script */
  constructor(
    private readonly lesson: Lesson,
    private readonly thinker: Thinker,
    private readonly progress: LessonProgress,
  ) {}

  /** The move of a player, once the visitor has read on. */
  async answer(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
    const {player, moves} = question;
    // The statechart asks while the visitor's move is still being made; its result is known only afterwards.
    await Promise.resolve();
    while (this.progress.wait()) await this.#readingEnds(signal);
    const seat = this.lesson.seats?.[player] ?? 'book';
    if (typeof seat === 'object') {
      const made = this.progress
        .record()
        .moves.filter((one) => one.by === player && !one.undone && !one.level);
      const move = writtenMove(
        seat.plays,
        made.map((one) => one.move),
        moves,
      );
      if (move) return {move};
    }
    return this.thinker.choose({...question, level: typeof seat === 'string' ? seat : 'book'}, signal);
  }

  /** Lets those who wait go on, if the visitor has read what they wait for. */
  readOn(): void {
    if (!this.progress.wait()) for (const go of [...this.#waiting]) go();
  }

  #readingEnds(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        this.#waiting.delete(go);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', () => {
        this.#waiting.delete(go);
        reject(signal.reason as Error);
      });
    });
  }
}
