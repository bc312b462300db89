import {deux} from './sv/deux.js';
import {trois} from './sv/trois.js';
import type {RulesPages} from '../types.js';

/** The rules of Tarok in Swedish. */
export const pages: RulesPages = {2: deux, 3: trois};
