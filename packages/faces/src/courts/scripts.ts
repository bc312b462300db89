import {kings} from './kings.js';
import {knaves} from './knaves.js';
import {parts} from './parts.js';
import {queens} from './queens.js';

/**
 * What is to be printed, by name: the twelve by card, and the parts that they share; the language is that of `print`.
 * Pages get this file packed, see `build/pack-courts.js`.
 */
export const scripts: Readonly<Record<string, string>> = {...parts, ...kings, ...queens, ...knaves};
