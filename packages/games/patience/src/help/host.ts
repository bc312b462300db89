import {hired} from '@quinola/opponents';
import {hostsOf} from '@quinola/table';

/** The solver as a table asks it; all tables of a page share one worker. */
export const solverOf = hostsOf(() => hired('patience-opponents', () => import('../worker.js?source')));
