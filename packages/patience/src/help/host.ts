import {hired, type Host} from '@quinola/opponents';

/** The solver as a table asks it; all tables of a page share one worker. */
export const solverHost = (): Host => hired('patience-opponents', () => import('../worker.js?source'));
