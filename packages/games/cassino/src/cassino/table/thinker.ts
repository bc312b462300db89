import {workerOpponents} from '@quinola/opponents';
import {askedAsPartner, chooserOf, type Chooser} from '@quinola/table';
import type {CassinoHost} from './host.js';
import {partnersIn} from '../rules/index.js';

const ask = chooserOf<CassinoHost>(() =>
  workerOpponents('cassino-opponents', () => import('../made/worker.js?source')),
);

/** Asks the opponents of a table for a move; all tables of a page share one worker. */
export const choose: Chooser<CassinoHost> = (table, question, signal) =>
  ask(table, askedAsPartner(table, question, partnersIn(question.view)), signal);
