import type {Brain, Question, Thought} from '../types.js';

/** The part of a worker's global scope used to communicate with the page. */
export interface Port {
  onmessage: ((event: {readonly data: ToWorker}) => void) | null;
  postMessage(message: FromWorker): void;
  /** On a page without workers: takes the brains, which then think in slices on the main thread. */
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

/** A message to a worker: a question with a number, or a notice about it. */
export type ToWorker =
  | {readonly id: number; readonly question: Question}
  // The answer is no longer needed.
  | {readonly id: number; readonly abort: true};

/** A message from a worker: first that it is ready, then answers or errors by number. */
export type FromWorker =
  | {readonly ready: true}
  | {readonly id: number; readonly thought: Thought}
  | {readonly id: number; readonly error: string};
