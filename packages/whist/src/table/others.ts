import {hired, type Host} from '@quinola/opponents';

/** What is told where a worker can't be had; it throws what it is told. */
export type Loss = (error: unknown) => never;

/** Those who know both schools and the manners of strict tables. */
export const schooled = (lost: Loss): Host =>
  hired('whist-opponents', () => import('../worker.js?source').catch(lost));

/** Those who know it all, and search. */
export const masters = (lost: Loss): Host =>
  hired('whist-master', () => import('../master-worker.js?source').catch(lost));
