import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {askHost, hostsOf} from '@quinola/table';
import type {WhistView} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';
import {whistHost} from './opponents.js';

/** The opponents of a table. */
const hostOf = hostsOf(whistHost);

/** Asks the opponents of a table for a move. */
export function choose(table: WhistTable, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
  const {seats, seat} = question.view as WhistView;
  // The visitor's partner makes no slips: nobody likes to lose by those of his own side.
  const steady = seat >= 0 && table.seats[seats[(seat + 2) % 4]!] === 'visitor';
  return askHost(table, {...question, ...(steady && {steady})}, signal, hostOf(table));
}
