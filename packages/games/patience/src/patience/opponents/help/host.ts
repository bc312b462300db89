import {NotLoadedError, workerOpponents} from '@quinola/opponents';
import {hostsOf} from '@quinola/table';
import type {PatienceHost} from '../../table/host.js';

/** The solver for a table; all tables of a page share one worker. */
export const solverOf = hostsOf(() =>
  workerOpponents('patience-opponents', () => import('../../worker.js?source')),
);

/** Says that the solver has failed; where it could not be fetched, that it is missing. @param again asks it once more */
export function failed(table: PatienceHost, error: unknown, again: () => unknown): void {
  if (error instanceof NotLoadedError) table.missing.tell('deals', error, again);
  else table.fail('opponent', {}, undefined, error);
}
