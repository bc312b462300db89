import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {WhistView} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';
import {hostsOf} from '@quinola/table';
import {whistHost} from './opponents.js';

/** The opponents of a table. */
const hostOf = hostsOf(whistHost);

/** Asks the opponents of a table for a move. */
export async function choose(table: WhistTable, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
  const {seats, seat} = question.view as WhistView;
  // The visitor's partner makes no slips: nobody likes to lose by those of his own side.
  const steady = seat >= 0 && table.seats[seats[(seat + 2) % 4]!] === 'visitor';
  const host = hostOf(table);
  const asked = {...question, ...(steady && {steady})};
  try {
    return await host.choose(asked, signal);
  } catch (cause) {
    if (signal.aborted || question.level === 'book') throw cause;
    // Who finds no card by himself plays by the book, and the game goes on.
    table.fail('opponent', {}, undefined, cause);
    return host.choose({...asked, level: 'book'}, signal);
  }
}
