import assert from 'node:assert/strict';
import {
  expectedMove,
  lessonRecord,
  offered,
  readLesson,
  writtenMove,
  type Game,
  type Happening,
  type MoveLike,
} from '@quinola/play';
import type {LessonOffer} from '@quinola/table';

/** A lesson played by its own answers. */
export interface Replay<H> {
  /** The cards in the order of play, without those played before the lesson began. */
  readonly cards: readonly string[];
  /** What happened, from the beginning of the match. */
  readonly events: readonly H[];
}

/**
 * Plays a lesson by the rules: the visitor gives its answers, the others make the moves that it states.
 * @throws AssertionError if somebody is asked for whom it states no move
 */
export async function replayed<H extends Happening>(
  rules: unknown,
  offer: Pick<LessonOffer, 'load'>,
): Promise<Replay<H>> {
  const game = rules as Game<unknown, unknown, MoveLike, unknown, H>;
  const lesson = readLesson(await offer.load());
  let state = game.start(lesson.options);
  const events: H[] = [];
  const play = (by: number | 'chance', move: MoveLike): void => {
    const next = game.play(state, by, move);
    events.push(...next.events);
    ({state} = next);
  };
  for (const {by, move} of lessonRecord(game, lesson, []).moves) play(by, move);
  const asked = lesson.steps.flatMap(({ask}) => (ask ? [ask] : []));
  const made = lesson.seats!.map((): MoveLike[] => []);
  const cards: string[] = [];
  while (asked.length || !game.turn(state).over) {
    const {must} = game.turn(state);
    if (typeof must !== 'number') break;
    const view = game.view(state, must);
    const seat = lesson.seats![must]!;
    const move =
      typeof seat === 'object'
        ? writtenMove(seat.plays, made[must]!, offered(game, view))
        : expectedMove(game, view, asked.shift()!, null);
    assert.ok(move, `after ${cards.join(' ')}`);
    made[must]!.push(move);
    if (move.type === 'PLAY') cards.push((move as unknown as {card: string}).card);
    play(must, move);
  }
  return {cards, events};
}
