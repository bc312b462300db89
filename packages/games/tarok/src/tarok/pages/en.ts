import {deux} from './en/deux.js';
import {trois} from './en/trois.js';
import type {TarokPages} from './load.js';

/** The rules of Tarok in English. */
export const pages: TarokPages = {2: deux, 3: trois};
