import {workerOpponents} from '@quinola/opponents';
import {hostsOf} from '@quinola/table';

/** The solver for a table; all tables of a page share one worker. */
export const solverOf = hostsOf(() =>
  workerOpponents('patience-opponents', () => import('../worker.js?source')),
);
