import {settleDeal} from './count.js';
import {stop} from './session.js';

/** How a deal and a session come to their end. */
export const settlement = {settleDeal, stop} as const;
