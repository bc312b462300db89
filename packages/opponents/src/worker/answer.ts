import type {Brain, Question, Thought} from '../types.js';

/** What of a worker's global scope is needed to talk with the page. */
export interface Port {
  onmessage: ((event: {readonly data: ToWorker}) => void) | null;
  postMessage(message: FromWorker): void;
  /** A page that allows no workers takes the brains themselves and lets them think in slices. */
  hire?(brains: readonly Brain[]): void;
}

/**
 * Makes a worker answer the questions of the page with these brains, and says that it is ready. Called once by a
 * game's worker entry; nothing but what is asked ever reaches the worker.
 * @param brains one for each game
 * @param port the worker's own global scope, unless a test hands in another
 */
export function answerQuestions(brains: readonly Brain[], port: Port = globalThis as unknown as Port): void {
  if (port.hire) return port.hire(brains);
  port.onmessage = ({data}) => {
    // A brain that answers synchronously is done before it can be aborted.
    if (!('question' in data)) return;
    const {id, question} = data;
    try {
      port.postMessage({id, thought: brainFor(brains, question).choose(question)});
    } catch (error) {
      port.postMessage({id, error: error instanceof Error ? error.message : String(error)});
    }
  };
  port.postMessage({ready: true});
}

function brainFor(brains: readonly Brain[], {game}: Question): Brain {
  const brain = brains.find((known) => known.game === game);
  if (!brain) throw new RangeError(`no opponents for ${game}`);
  return brain;
}

/** What a worker is sent: a question under a number, or word that nobody waits for it any more. */
export type ToWorker =
  {readonly id: number; readonly question: Question} | {readonly id: number; readonly abort: true};

/** What a worker sends: first of all that it lives, then answers by number, or why there is none. */
export type FromWorker =
  | {readonly ready: true}
  | {readonly id: number; readonly thought: Thought}
  | {readonly id: number; readonly error: string};
