import {kings} from './kings.js';
import {knaves} from './knaves.js';
import {queens} from './queens.js';

/** The twelve, by card; the language of the scripts is that of `print`. */
export const figures: Readonly<Record<string, string>> = {...kings, ...queens, ...knaves};
