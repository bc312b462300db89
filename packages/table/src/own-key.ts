import type {Store} from './store.js';

/** The game of a stored match or lesson; `null` where there is none that can be read. */
function gameIn(text: string | null): string | null {
  try {
    const {game} = (JSON.parse(text ?? 'null') as {record: {game?: unknown}}).record;
    return typeof game === 'string' ? game : null;
  } catch {
    return null;
  }
}

/** The key of one game, where several tables of a page keep something under the same `persist`. */
export const keyFor = (key: string, game: string): string => `${key}.${game}`;

/**
 * The key under which a game keeps something: the given one, or one of its own where another game keeps something under that, or
 * did when this one came.
 */
export function ownKey(store: Pick<Store, 'read'>, key: string, game: string): string {
  const own = keyFor(key, game);
  return store.read(own) !== null || (gameIn(store.read(key)) ?? game) !== game ? own : key;
}
