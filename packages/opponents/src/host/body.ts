import type {Brain} from '../types.js';
import type {Port} from '../worker/answer.js';
import type {EngineSource} from './engine.js';

/**
 * A whole worker as one function. Its body is the bundled script, which uses nothing but the scope passed to it. Written by the
 * bundler, see `build/inline-worker.js`.
 */
export type WorkerBody = (scope: Port) => void;

/**
 * What an engine needs of the body of a worker: its text for a blob, and its brain for a page that allows no worker. The body is
 * fetched only once, whichever way it is used.
 * @param load fetches the body of a worker that serves one game
 */
export function fromBody(
  load: () => Promise<WorkerBody>,
): Required<Pick<EngineSource, 'workerSource' | 'loadBrain'>> {
  return {
    workerSource: async () => `'use strict';(${String(await load())})(globalThis)`,
    loadBrain: async () => {
      const body = await load();
      return new Promise<Brain>((resolve) => {
        body({onmessage: null, postMessage: () => undefined, hire: ([brain]) => resolve(brain!)});
      });
    },
  };
}
