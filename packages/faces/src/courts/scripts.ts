import {kings} from './kings.js';
import {knaves} from './knaves.js';
import {parts} from './parts.js';
import {queens} from './queens.js';

/** The scripts by name: the twelve courts by card, and the parts that they share; the language is that of `print`. */
export const scripts: Readonly<Record<string, string>> = {...parts, ...kings, ...queens, ...knaves};
