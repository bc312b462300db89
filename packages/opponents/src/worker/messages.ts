import type {Question, Thought} from '../types.js';

/** What a worker is sent: a question under a number, or word that nobody waits for it any more. */
export type ToWorker =
  {readonly id: number; readonly question: Question} | {readonly id: number; readonly abort: true};

/** What a worker sends: first of all that it lives, then answers by number, or why there is none. */
export type FromWorker =
  | {readonly ready: true}
  | {readonly id: number; readonly thought: Thought}
  | {readonly id: number; readonly error: string};
