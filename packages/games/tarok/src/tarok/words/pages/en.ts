import {deux} from './en/deux.js';
import {trois} from './en/trois.js';
import type {RulesPages} from '../types.js';

/** The rules of Tarok in English. */
export const pages: RulesPages = {2: deux, 3: trois};
