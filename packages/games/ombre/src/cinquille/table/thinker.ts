import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {workerOpponents} from '@quinola/opponents';
import {askHost, hostsOf, type AskingTable} from '@quinola/table';

/** All tables of a page share one worker. */
const hostOf = hostsOf(() =>
  workerOpponents('ombre-cinquille', () => import('../../cinquille-worker.js?source')),
);

/** Asks the opponents of a table for a move. */
export const choose = (
  table: AskingTable,
  question: ThinkerQuestion,
  signal: AbortSignal,
): Promise<Thought> => askHost(table, question, signal, hostOf(table));
