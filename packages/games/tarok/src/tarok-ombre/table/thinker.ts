import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {workerOpponents} from '@quinola/opponents';
import {askedAsPartner} from '@quinola/table';
import {askOpponents} from '../../kit/table/thinker.js';
import {partnersOf} from '../rules/playing.js';
import type {TarokOmbreView} from '../rules/types.js';
import type {TarokOmbreHost} from './host.js';

const opponents = askOpponents(
  () => workerOpponents('tarok-ombre-opponents', () => import('../worker.js?source')),
  () => workerOpponents('tarok-ombre-master', () => import('../master-worker.js?source')),
);

/** Asks the opponents of a table for a move. */
export function choose(
  table: TarokOmbreHost,
  question: ThinkerQuestion,
  signal: AbortSignal,
): Promise<Thought> {
  return opponents(
    table,
    askedAsPartner(table, question, partnersOf(question.view as TarokOmbreView)),
    signal,
  );
}
