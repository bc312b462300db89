import type {Happening, MoveLike, Viewer} from './game.js';
import {isSameMove} from './frame.js';
import type {RecordedMove} from './record.js';

/** Whether a viewer may see a happening. */
export function isSeenBy(viewer: Viewer, happening: Happening): boolean {
  return !happening.to || (viewer !== 'watcher' && happening.to.includes(viewer));
}

/**
 * A move as a viewer saw it. Of his own move he sees all, of a move of chance only its type. Of another player's move he
 * sees the type, and those fields that a happening he saw names with the same value: what nobody has said stays hidden,
 * and so does the reason, which may name what the player holds.
 * @param events what came of the move
 * @param open whether every move of a player lies open in this game (`Game.openMoves`)
 */
export function seenMove<Move extends MoveLike>(
  made: RecordedMove<Move>,
  events: readonly Happening[],
  viewer: Viewer,
  open = false,
): RecordedMove<Move> {
  if (made.by === viewer) return made;
  const {because: _hidden, move, ...seen} = made;
  if (made.by === 'chance') return {by: made.by, move: {type: move.type} as Move};
  if (open) return {...seen, move};
  const told: readonly object[] = events.filter((event) => isSeenBy(viewer, event));
  const fields = Object.entries(move).filter(
    ([name, value]) =>
      name === 'type' ||
      told.some((event) => name in event && isSameMove((event as Record<string, unknown>)[name], value)),
  );
  return {...seen, move: Object.fromEntries(fields) as unknown as Move};
}
