import {deux} from './de/deux.js';
import {trois} from './de/trois.js';
import type {RulesPages} from '../types.js';

/** The rules of Tarok in German. */
export const pages: RulesPages = {2: deux, 3: trois};
