import type {Brain} from '../types.js';
import type {Port} from '../worker/answer.js';
import type {EngineSource} from './engine.js';

/**
 * A whole worker as one function: its body is the bundled script, which knows nothing but itself and the scope it is
 * given. Written by the bundler, see `build/inline-worker.js`.
 */
export type WorkerBody = (scope: Port) => void;

/**
 * What an engine needs of the body of a worker: its text for a blob, and its brain for a page that allows no worker.
 * So the brain is fetched once, whichever it becomes.
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
