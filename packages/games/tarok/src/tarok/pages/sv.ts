import {deux} from './sv/deux.js';
import {trois} from './sv/trois.js';
import type {TarokPages} from './load.js';

/** The rules of Tarok in Swedish. */
export const pages: TarokPages = {2: deux, 3: trois};
