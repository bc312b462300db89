import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {workerOpponents} from '@quinola/opponents';
import {askOpponents} from '../../kit/table/thinker.js';
import type {TarokHost} from './host.js';

const opponents = askOpponents(
  () => workerOpponents('tarok-opponents', () => import('../worker.js?source')),
  () => workerOpponents('tarok-master', () => import('../master-worker.js?source')),
);

/** Asks the opponents of a table for a move. */
export function choose(table: TarokHost, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
  return opponents(table, question, signal);
}
