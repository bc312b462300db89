import {deux} from './ru/deux.js';
import {trois} from './ru/trois.js';
import type {TarokPages} from './load.js';

/** The rules of Tarok in Russian. */
export const pages: TarokPages = {2: deux, 3: trois};
