import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {workerOpponents} from '@quinola/opponents';
import {askOpponents} from '../../pack-table/thinker.js';
import type {TarokTable} from '../tarok-table.js';

const opponents = askOpponents(
  () => workerOpponents('tarok-opponents', () => import('../../worker.js?source')),
  () => workerOpponents('tarok-master', () => import('../../master-worker.js?source')),
);

/** Asks the opponents of a table for a move. */
export function choose(table: TarokTable, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
  return opponents(table, question, signal);
}
