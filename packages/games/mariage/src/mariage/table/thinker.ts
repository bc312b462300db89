import {workerOpponents} from '@quinola/opponents';
import {askedAsPartner, chooserOf, type Chooser} from '@quinola/table';
import {partnersIn} from '../rules/index.js';
import type {MariageHost} from './host.js';

const ask = chooserOf<MariageHost>(() =>
  workerOpponents('mariage-opponents', () => import('../made/worker.js?source')),
);

/** Asks the opponents of a table for a move; all tables of a page share one worker. */
export const choose: Chooser<MariageHost> = (table, question, signal) =>
  ask(table, askedAsPartner(table, question, partnersIn(question.view)), signal);
