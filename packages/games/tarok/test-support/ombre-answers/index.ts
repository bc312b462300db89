import {runners as advice} from './advice.js';
import {runners as scores} from './scores.js';
import {runners as tables} from './tables.js';

/** The runners of all kinds of known answers about Tarok-ombre. */
export const runners = {...scores, ...tables, ...advice} as const;
