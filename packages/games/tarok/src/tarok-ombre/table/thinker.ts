import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {workerOpponents} from '@quinola/opponents';
import {askedAsPartner} from '@quinola/table';
import {askOpponents} from '../../pack-table/thinker.js';
import {partnersOf} from '../rules/playing.js';
import type {TarokOmbreView} from '../rules/types.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

const opponents = askOpponents(
  () => workerOpponents('tarok-ombre', () => import('../../ombre-worker.js?source')),
  () => workerOpponents('tarok-ombre-master', () => import('../../ombre-master-worker.js?source')),
);

/** Asks the opponents of a table for a move. */
export function choose(
  table: TarokOmbreTable,
  question: ThinkerQuestion,
  signal: AbortSignal,
): Promise<Thought> {
  return opponents(
    table,
    askedAsPartner(table, question, partnersOf(question.view as TarokOmbreView)),
    signal,
  );
}
