import {deux} from './ru/deux.js';
import {trois} from './ru/trois.js';
import type {RulesPages} from '../types.js';

/** The rules of Tarok in Russian. */
export const pages: RulesPages = {2: deux, 3: trois};
