import {list} from '../../packages/quinola/tools/list.js';

declare global {
  interface Window {
    /** Whether every game is tried where a few could stand for all (`npm test -- --all`, and the long run). */
    readonly all: boolean;
  }
}

/**
 * The games that stand for all in what would take longer with every game: of those with opponents and of those without,
 * the newest. CI and the long run try every game.
 */
export const sampled = window.all
  ? list
  : [...new Map(list.map((game) => [Math.max(...game.seats) > 1, game])).values()];

/** The tags of these games. */
export const sampledTags: readonly string[] = sampled.map(({tag}) => tag);
