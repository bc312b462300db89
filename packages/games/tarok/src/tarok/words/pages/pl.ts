import {deux} from './pl/deux.js';
import {trois} from './pl/trois.js';
import type {RulesPages} from '../types.js';

/** The rules of Tarok in Polish. */
export const pages: RulesPages = {2: deux, 3: trois};
