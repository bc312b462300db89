import type {Thinker} from '@quinola/chart';
import {offered, type MoveLike, type Player} from '@quinola/play';
import type {LessonHost} from './lesson-state.js';

/** The move that the book would make now in the place of a player; `null` where it finds none. */
export async function bookMove(
  {game, context}: Pick<LessonHost, 'game' | 'context'>,
  thinker: Thinker,
  player: Player,
  lesson: string,
): Promise<MoveLike | null> {
  const {view, count} = context!;
  const question = {
    game: game.id,
    view,
    moves: offered(game, view),
    level: 'book',
    seed: `${lesson}/${count}`,
    player,
  };
  try {
    return (await thinker.choose(question, new AbortController().signal)).move;
  } catch {
    return null;
  }
}
