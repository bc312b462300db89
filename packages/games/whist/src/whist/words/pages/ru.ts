import type {RulesPages} from '../types.js';
import {vienna} from './ru/vienna.js';
import {warsaw} from './ru/warsaw.js';

/** The rules pages in Russian. */
export const pages: RulesPages = {'vienna-1834': vienna, warsaw};
