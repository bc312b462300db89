import type {Thinker} from '@quinola/chart';
import {offered, type MoveLike, type Player} from '@quinola/play';
import type {LessonHost} from './lesson-host.js';

/** Asks the thinker for the move that the book would make in the place of the learner. */
export class BookMoves {
  /** The step and the position last asked about, so that a step is asked about once. */
  #asked = '';

  constructor(
    private readonly host: Pick<LessonHost, 'game' | 'context'>,
    private readonly thinker: Thinker,
    private readonly learner: Player,
    private readonly lesson: string,
  ) {}

  /** The move that the book would make now; `null` if it finds none. */
  async now(): Promise<MoveLike | null> {
    const {game, context} = this.host;
    const {view, count} = context!;
    const question = {
      game: game.id,
      view,
      moves: offered(game, view),
      level: 'book',
      seed: `${this.lesson}/${count}`,
      player: this.learner,
    };
    try {
      return (await this.thinker.choose(question, new AbortController().signal)).move;
    } catch {
      return null;
    }
  }

  /** The book's move for a step, once for each position; `null` if it was asked for already or is outdated when it comes. */
  async forStep(step: number): Promise<MoveLike | null> {
    const key = `${step}/${this.host.context?.count}`;
    if (this.#asked === key) return null;
    this.#asked = key;
    const move = await this.now();
    return this.#asked === key ? move : null;
  }
}
