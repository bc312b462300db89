import {deux} from './de/deux.js';
import {trois} from './de/trois.js';
import type {TarokPages} from './load.js';

/** The rules of Tarok in German. */
export const pages: TarokPages = {2: deux, 3: trois};
