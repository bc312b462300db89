import {deux} from './pl/deux.js';
import {trois} from './pl/trois.js';
import type {TarokPages} from './load.js';

/** The rules of Tarok in Polish. */
export const pages: TarokPages = {2: deux, 3: trois};
