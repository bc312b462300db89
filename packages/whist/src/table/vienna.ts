import type {Host} from '@quinola/opponents';
import {hired} from './workers.js';

/** Those who play by the Viennese guide at a relaxed table: they are asked first, and their worker is small. */
export const viennese = (): Host => hired('vienna', () => import('../vienna-worker.js?source'));
