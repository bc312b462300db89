import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {hired} from '@quinola/opponents';
import {askOpponents} from '../../pack-table/thinker.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

const opponents = askOpponents(
  () => hired('tarok-ombre', () => import('../../ombre-worker.js?source')),
  () => hired('tarok-ombre-master', () => import('../../ombre-master-worker.js?source')),
);

/** Asks the opponents of a table for a move. */
export function choose(table: TarokOmbreTable, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
  return opponents(table, question, signal);
}
