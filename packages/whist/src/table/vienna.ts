import {hired, type Host} from '@quinola/opponents';

/** Those who play by the Viennese guide at a relaxed table: they are asked first, and their worker is small. */
export const viennese = (): Host => hired('whist-vienna', () => import('../vienna-worker.js?source'));
