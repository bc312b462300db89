import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {askedAsPartner, askHost, hostsOf} from '@quinola/table';
import type {WhistView} from '../rules/types.js';
import type {WhistHost} from './host.js';
import {whistHost} from './opponents.js';

/** The opponents of a table. */
const hostOf = hostsOf(whistHost);

/** Asks the opponents of a table for a move. */
export function choose(table: WhistHost, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
  const {seats, seat} = question.view as WhistView;
  return askHost(table, askedAsPartner(table, question, [seats[(seat + 2) % 4]!]), signal, hostOf(table));
}
