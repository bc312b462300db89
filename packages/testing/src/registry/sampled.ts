import {list} from './list.js';

declare global {
  interface Window {
    /** Whether every game is tried where a few could stand for all (`npm test -- --all`, and the long run). */
    readonly all: boolean;
    /** Whether this is the long run. */
    readonly long: boolean;
    /** The ids of the games whose tables stand for all, see build/sample.js. */
    readonly sampled: readonly string[];
    /** The ids of the games of whose table every file is made to fail, see build/selection.js. */
    readonly network: readonly string[];
  }
}

/** The sample of games for tests that would take longer with every game. */
export const sampled = list.filter(({id}) => window.sampled.includes(id));

/** The tags of these games. */
export const sampledTags: readonly string[] = sampled.map(({tag}) => tag);
